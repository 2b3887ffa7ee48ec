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

/** The station of an entry; there is no choice at an account without stations. */
export function StationField({ kind, stationId, error, onChange }: StationFieldProps) {
  const { stations = [] } = useQuery(stationsQuery(useApi())).data ?? {};
  if (stations.length === 0) return null;
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
      <OptionList of={stations.map(({ id, name }) => [id, name])} />
    </SelectField>
  );
}
