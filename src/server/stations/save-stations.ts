import { randomUUIDv7 } from "node:crypto";
import type { Problem } from "../../contract/problems.ts";
import type { RouteInput } from "../../contract/route.ts";
import type { SentStation, Station, stationsContract } from "../../contract/stations.ts";
import { staleFields } from "../../domain/stale-fields.ts";
import { writtenText } from "../../domain/text-rules.ts";
import { publishContentChange } from "../account/publish-content-change.ts";
import { lockServices } from "../account/service-queries.ts";
import type { Tx } from "../db/with-account.ts";
import { badFields, refuseConflicts, refuseFields } from "../http/refused.ts";
import {
  findPrinterOfOnly,
  listStations,
  removeStations,
  writeStations,
} from "./station-queries.ts";

type SaveStationsBody = RouteInput<typeof stationsContract.save>["body"];

/** Stores all stations in the given order. Refuses all of them when one is wrong, or when somebody has changed them. */
export async function saveStations(
  tx: Tx,
  { stations: sent, base }: SaveStationsBody,
): Promise<void> {
  // Two owners' lists are saved one after the other.
  await lockServices(tx);
  const stored = await listStations(tx);
  refuseWrong(sent);
  const named = new Set([...sent, ...(base ?? [])].map(({ id }) => id));
  const unnamed = stored.filter(({ id }) => !named.has(id));
  // A new one that is stored already, because the answer of the first call was lost, is that one.
  const stations = readStations(sent, stored).map((station) => ({
    ...station,
    id: unnamed.find(({ name }) => name === station.name)?.id ?? station.id,
  }));
  const conflicts = staleFields({
    given: { stations },
    base: base ? { stations: readStations(base, stored) } : {},
    stored: { stations: stored },
  });
  refuseConflicts(conflicts);
  const removed = stored.filter(({ id }) => !stations.some((one) => one.id === id));
  if (removed.length > 0) {
    const ids = removed.map(({ id }) => id);
    const printer = await findPrinterOfOnly(tx, ids);
    if (printer !== undefined)
      throw badFields({ stations: { code: "printer_without_station", printer } });
    await removeStations(tx, ids);
  }
  await writeStations(tx, stations);
  await publishContentChange(tx);
}

/** Reads stations as they are stored; without a choice the first is the default. Clients may not make up ids. */
function readStations(sent: readonly SentStation[], stored: readonly Station[]): Station[] {
  const chosen = sent.findIndex((station) => station.default === true);
  return sent.map(({ id, name }, index) => ({
    id: stored.find((station) => station.id === id)?.id ?? randomUUIDv7(),
    name: writtenText(name),
    default: index === Math.max(chosen, 0),
  }));
}

function refuseWrong(sent: readonly SentStation[]): void {
  const missing: Record<string, Problem> = {};
  const wrong: Record<string, Problem> = {};
  const keyOf = ({ name }: SentStation) => writtenText(name).toLocaleLowerCase("pt-BR");
  for (const [index, station] of sent.entries()) {
    const path = `stations.${index}`;
    const earlier = sent.slice(0, index);
    if (keyOf(station) === "") missing[`${path}.name`] = { code: "required" };
    else if (earlier.some((one) => keyOf(one) === keyOf(station)))
      wrong[`${path}.name`] = { code: "repeated" };
    if (station.id !== undefined && earlier.some(({ id }) => id === station.id))
      wrong[`${path}.id`] = { code: "repeated" };
    if (station.default && earlier.some((one) => one.default))
      wrong[`${path}.default`] = { code: "repeated" };
  }
  // The missing ones decide the code.
  refuseFields({ ...missing, ...wrong });
}
