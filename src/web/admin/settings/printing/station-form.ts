import type { Station, SentStation } from "../../../../contract/stations.ts";
import { isBlank } from "../../../../domain/text-rules.ts";
import type { Errors } from "../../../forms/use-errors.ts";
import { stationText } from "../../../text/station-dictionary.ts";

/** A station as it stands in its field; one without an id is new. */
export type TypedStation = { id?: string | undefined; name: string; isDefault: boolean };

export type TypedStations = { stations: readonly TypedStation[] };

export const newStation: TypedStation = { name: "", isDefault: false };

export function typedStations(stations: readonly Station[]): TypedStations {
  return {
    stations: stations.map(({ id, name, default: isDefault }) => ({ id, name, isDefault })),
  };
}

export function sentStations({ stations }: TypedStations): SentStation[] {
  return stations.map(({ id, name, isDefault }) => ({
    ...(id === undefined ? {} : { id }),
    name: name.trim(),
    default: isDefault,
  }));
}

/** The place of the default; the first without a choice. */
export function defaultPlace({ stations }: TypedStations): number {
  return Math.max(
    stations.findIndex(({ isDefault }) => isDefault),
    0,
  );
}

export function withDefault({ stations }: TypedStations, place: number): TypedStations {
  return { stations: stations.map((one, at) => ({ ...one, isDefault: at === place })) };
}

export function errorsOfStations({ stations }: TypedStations): Errors {
  return Object.fromEntries(
    stations.flatMap(({ name }, index) =>
      isBlank(name) ? [[`stations.${index}.name`, stationText.stations.nameRequired]] : [],
    ),
  );
}
