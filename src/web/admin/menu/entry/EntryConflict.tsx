import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Image } from "../../../../contract/fields.ts";
import { typedFields, type MenuField } from "../../../../contract/menu-fields.ts";
import { formatMoney } from "../../../text/money.ts";
import { useApi } from "../../../api/api.ts";
import { useSite } from "../../../site/site.ts";
import { stationText } from "../../../text/station-dictionary.ts";
import { entryFieldText } from "../../../text/entry-field-dictionary.ts";
import { entryText } from "../../../text/entry-dictionary.ts";
import type { WeekInterval } from "../../../../domain/week.ts";
import { availableWords } from "../../../services/available-words.ts";
import { smallestPicture } from "../../../ui/picture-source.ts";
import { ConflictDialog } from "../../../forms/ConflictDialog.tsx";
import formStyles from "./EntryForm.module.css";
import { fieldLabel, fieldOfPath, fieldValue } from "./entry-fields.ts";
import { stationsQuery } from "../../settings/queries.ts";
import { useOwner } from "../owner-context.ts";
import type { EntryEditor } from "./use-entry-editor.ts";

/** Both texts, when somebody else has changed the same fields. */
export function EntryConflict({ editor }: { editor: EntryEditor }) {
  const { currency } = useOwner();
  const { assetsUrl } = useSite();
  const { stations = [] } = useQuery(stationsQuery(useApi())).data ?? {};
  const nameOfStation = (id: unknown) =>
    id === null
      ? stationText.stations.fieldUsual.item
      : (stations.find((station) => station.id === id)?.name ?? stationText.stations.gone);
  return (
    <ConflictDialog
      editor={editor}
      labelOf={(path) => fieldLabel(fieldOfPath(path))}
      show={(path, value) => {
        const name = fieldOfPath(path);
        if (name === "stationId") return nameOfStation(value);
        return shownValue(name, fieldValue(name, value), { currency, assetsUrl });
      }}
    />
  );
}

const isOfType = (name: string, type: MenuField["type"]) =>
  typedFields.some((field) => field.name === name && field.type === type);

const choices: Readonly<Record<string, string>> = entryText.entry.choices;

/** A field's value for a person; pictures are shown only if their address is known, else counted. */
export function shownValue(
  name: string,
  value: unknown,
  { currency, assetsUrl }: { currency: string; assetsUrl?: string | undefined },
): ReactNode {
  if (typeof value === "number") {
    return isOfType(name, "money") ? formatMoney(value, currency) : String(value);
  }
  if (typeof value === "string") return isOfType(name, "choice") ? choices[value] : value;
  if (!Array.isArray(value)) return "";
  if (value.length === 0) return "";
  if (name === "available") return availableWords(value as WeekInterval[]);
  if (assetsUrl === undefined) return entryText.entry.pictures(value.length);
  return (value as Image[]).map((image) => (
    <img
      key={image.id}
      className={formStyles.conflictPicture}
      src={smallestPicture({ ...image, assetsUrl })}
      alt={entryFieldText.aPicture}
      width="120"
      height="120"
    />
  ));
}
