import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../api/api.ts";
import { stationText } from "../../../text/station-dictionary.ts";
import { entryFieldText } from "../../../text/entry-field-dictionary.ts";
import { OptionList, SelectField } from "../../../ui/Field.tsx";
import { stationsQuery } from "../../settings/queries.ts";

const words = stationText.stations;

type StationFieldProps = {
  kind: "category" | "item";
  stationId: string | null;
  error: string | undefined;
  onChange: (stationId: string | null) => void;
};

/** The station of an entry. An account without stations has no choice, apart from an entry whose station is gone. */
export function StationField({ kind, stationId, error, onChange }: StationFieldProps) {
  const { data } = useQuery(stationsQuery(useApi()));
  const { stations = [] } = data ?? {};
  const isGone = data && stationId !== null && stations.every(({ id }) => id !== stationId);
  if (stations.length === 0 && !isGone) return null;
  const usual = stations.find((station) => station.default)?.name ?? "";
  return (
    <SelectField
      label={entryFieldText.station}
      value={stationId ?? ""}
      error={error}
      onChange={({ currentTarget: { value } }) => onChange(value === "" ? null : value)}
    >
      <option value="">
        {kind === "category" ? words.fieldUsual.category(usual) : words.fieldUsual.item}
      </option>
      {isGone && <option value={stationId}>{words.gone}</option>}
      <OptionList of={stations.map(({ id, name }) => [id, name])} />
    </SelectField>
  );
}
