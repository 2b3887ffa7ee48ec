import * as z from "zod/mini";
import { limits, maxStations } from "../domain/text-rules.ts";
import { id, plainText } from "./fields.ts";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

/** A place where ordered items are made. */
const station = z.strictObject({
  id,
  name: z.string(),
  /** It makes every item that has no station, directly or by its category. One station is the default. */
  default: z.boolean(),
});
export type Station = z.infer<typeof station>;

const sentStation = z.strictObject({
  id: z.optional(id),
  name: plainText(limits.stationName),
  default: z.optional(z.boolean()),
});
export type SentStation = z.infer<typeof sentStation>;

const sentStations = z.array(sentStation).check(z.maxLength(maxStations));
const stations = z.strictObject({ stations: z.array(station) });

export const stationsContract = defineContract({
  get: {
    ...wires.stations.get,
    summary: "Where what is ordered is made, in the owner's order",
    access: "admin",
    response: stations,
  },
  save: {
    ...wires.stations.save,
    summary:
      "Set all stations; one with the id of another keeps it. What is made at one that goes is made at the default. `base` is what the editor saw",
    access: "admin",
    body: z.strictObject({ stations: sentStations, base: z.optional(sentStations) }),
    response: stations,
    refusals: ["mandatory_fields", "conflict"],
  },
});
