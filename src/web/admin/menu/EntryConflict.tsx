import { languageNames, languages } from "../../../domain/languages.ts";
import { centsFromReais, formatMoney } from "../../../domain/money.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { ConflictDialog } from "../ConflictDialog.tsx";
import { useOwner } from "./owner-context.ts";
import type { EntryEditor } from "./use-entry-editor.ts";

const words = menuEditorText.entry;

/** Both texts, when somebody else has changed the same fields. */
export function EntryConflict({ editor }: { editor: EntryEditor }) {
  const { currency } = useOwner();
  const { state, conflicts, dismiss } = editor.saving;
  return (
    <ConflictDialog
      open={state === "conflict"}
      conflicts={conflicts}
      labelOf={labelOf}
      show={(path, value) => shown(path, value, currency)}
      onKeepMine={editor.keepMine}
      onTakeTheirs={() => void editor.takeTheirs()}
      onClose={dismiss}
    />
  );
}

function labelOf(path: string): string {
  if (path === "data.extras.price") return words.price;
  if (path === "data.uploads.images") return words.picture("").trim();
  const field = path.startsWith("data.title") ? words.title : words.subtitle;
  const language = languages.find((code) => path.endsWith(`_${code}`));
  return language ? words.inLanguage(field, languageNames[language]) : field;
}

function shown(path: string, value: unknown, currency: string): string {
  if (typeof value === "number" && path === "data.extras.price") {
    return formatMoney(centsFromReais(value), currency);
  }
  if (Array.isArray(value)) return value.length === 0 ? "" : words.pictures(value.length);
  return typeof value === "string" ? value : "";
}
