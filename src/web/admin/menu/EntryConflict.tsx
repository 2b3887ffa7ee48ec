import type { ReactNode } from "react";
import type { Image } from "../../../contract/fields.ts";
import { languageNames, languages } from "../../../domain/languages.ts";
import { centsFromReais, formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site/site.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { smallestPicture } from "../../ui/picture-source.ts";
import { ConflictDialog } from "../ConflictDialog.tsx";
import formStyles from "./EntryForm.module.css";
import { useOwner } from "./owner-context.ts";
import type { EntryEditor } from "./use-entry-editor.ts";

const words = menuEditorText.entry;

/** Both texts, when somebody else has changed the same fields. */
export function EntryConflict({ editor }: { editor: EntryEditor }) {
  const { currency } = useOwner();
  const { assetsUrl } = useSite();
  const { state, conflicts, dismiss } = editor.saving;
  return (
    <ConflictDialog
      open={state === "conflict"}
      conflicts={conflicts}
      labelOf={fieldLabel}
      show={(path, value) => shownValue(path, value, { currency, assetsUrl })}
      onKeepMine={editor.keepMine}
      onTakeTheirs={() => void editor.takeTheirs()}
      onClose={dismiss}
    />
  );
}

/** Fields that are no texts, by their names in a draft and on the wire. */
const labels: Record<string, string> = {
  priceCents: words.price,
  price: words.price,
  images: words.aPicture,
};

/** What a person calls a field, by its path in a refusal or its name in a draft. */
export function fieldLabel(path: string): string {
  const label = labels[path.split(".").at(-1) ?? ""];
  if (label !== undefined) return label;
  const field = path.includes("subtitle_") ? words.subtitle : words.title;
  const language = languages.find((code) => path.endsWith(`_${code}`));
  if (language === undefined || language === "br") return field;
  return words.inLanguage(field, languageNames[language]);
}

type Shown = { currency: string; assetsUrl?: string | undefined };

/** What a person sees of a field's value; pictures only where their address is known, else how many. */
export function shownValue(
  path: string,
  value: unknown,
  { currency, assetsUrl }: Shown,
): ReactNode {
  if (typeof value === "number") {
    if (path === "priceCents") return formatMoney(value, currency);
    return path.endsWith(".price") ? formatMoney(centsFromReais(value), currency) : String(value);
  }
  if (!Array.isArray(value)) return typeof value === "string" ? value : "";
  if (value.length === 0) return "";
  if (assetsUrl === undefined) return words.pictures(value.length);
  // Both sides are pictures as the menu shows them: the editor sends them like that.
  return (value as Image[]).map((image) => (
    <img
      key={image.id}
      className={formStyles.conflictPicture}
      src={smallestPicture({ ...image, assetsUrl })}
      alt={words.aPicture}
      width="120"
      height="120"
    />
  ));
}
