import type { stationsContract } from "../../contract/stations.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { saveStations } from "./save-stations.ts";
import { listStations } from "./station-queries.ts";

export function stationHandlers(): Handlers<typeof stationsContract> {
  return {
    get: async (_, { tx }) => ({ stations: await listStations(tx) }),
    async save({ body }, { tx }) {
      await saveStations(tx, body);
      return { stations: await listStations(tx) };
    },
  };
}
