import type { Problem } from "../../contract/problems.ts";
import type { TranslationEdit } from "../../contract/translations.ts";
import type { Translations } from "../../domain/languages.ts";
import { staleFields } from "../../domain/stale-fields.ts";
import { writtenText } from "../../domain/text-rules.ts";
import { maxLengthOf } from "../../domain/translation-state.ts";
import { changeMenu } from "../content/edit/change-menu.ts";
import { lockEntries } from "../content/edit/edit-queries.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields, refuseConflicts, Refused, unknownId } from "../http/refused.ts";
import { homeField, readHome, writeHome } from "./home-texts.ts";
import { placeTranslation } from "./place-translation.ts";
import { listEntryTexts, writeEntryTexts, type EntryTextRow } from "./text-queries.ts";

const entryKey = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(title|subtitle)$/;

type Placed = { edit: TranslationEdit; at: number; texts: Translations } & (
  | { entry: EntryTextRow; field: "title" | "subtitle" }
  | { entry?: never; field: "text" | "minibio" | "button" }
);

/**
 * Writes translations, all or none. Refuses with every text that is gone or too long, or with every translation that
 * somebody else has changed since it was seen. Answers the keys.
 */
export async function saveTranslations(
  edits: readonly TranslationEdit[],
  context: Context,
): Promise<string[]> {
  const { tx } = context;
  if (edits.length === 0) return [];
  await changeMenu(tx, async () => {
    const ids = [...new Set(edits.flatMap(({ key }) => entryKey.exec(key)?.[1] ?? []))];
    await lockEntries(tx, ids);
    const entries = new Map((await listEntryTexts(tx, ids)).map((row) => [row.entry_id, row]));
    const home = await readHome(tx);
    const placed = edits.map((edit, at): Placed | undefined => {
      const [, id = "", name] = entryKey.exec(edit.key) ?? [];
      const entry = entries.get(id);
      if (entry) {
        const field = name === "title" ? "title" : "subtitle";
        return { edit, at, entry, field, texts: entry[`${field}s`] };
      }
      const text = Object.hasOwn(home.texts, edit.key) ? home.texts[edit.key] : undefined;
      return text && { edit, at, field: homeField(edit.key), texts: text.texts };
    });
    refuseGone(placed);
    const found = placed.filter((one) => one !== undefined);
    refuseTooLong(found);
    refuseMoved(found);
    refuseStale(found);
    const changed = new Map<string, EntryTextRow>();
    for (const { edit, entry, field } of found) {
      if (!entry) continue;
      const now = changed.get(entry.entry_id) ?? entry;
      const before = { texts: now[`${field}s`], origins: now[`${field}_origins`] };
      const after = placeTranslation(before, edit);
      changed.set(entry.entry_id, {
        ...now,
        [`${field}s`]: after.texts,
        [`${field}_origins`]: after.origins,
      });
    }
    await writeEntryTexts(tx, [...changed.values()]);
    await writeHome(context, {
      home,
      edits: found.filter(({ entry }) => !entry).map(({ edit }) => edit),
    });
  });
  return edits.map(({ key }) => key);
}

function refuseGone(placed: readonly (Placed | undefined)[]): void {
  const gone = placed.flatMap((one, at) => (one ? [] : [`edits.${at}.key`]));
  if (gone.length === 0) return;
  throw unknownId(...gone);
}

function refuseTooLong(placed: readonly Placed[]): void {
  const wrong = placed.flatMap(({ edit, at, field }): [string, Problem][] => {
    const max = maxLengthOf({ field });
    const isLong = writtenText(edit.text).length > max;
    return isLong ? [[`edits.${at}.text`, { code: "too_long", max }]] : [];
  });
  if (wrong.length > 0) throw badFields(Object.fromEntries(wrong));
}

/** Refuses the text of a button whose place another button has taken: buttons have no ids. */
function refuseMoved(placed: readonly Placed[]): void {
  const moved = placed.filter(
    ({ edit, field, texts }) => field === "button" && edit.from !== (texts.br ?? ""),
  );
  if (moved.length === 0) return;
  const conflicts = moved.map(({ edit, at, texts }) => [
    `edits.${at}.text`,
    { yours: writtenText(edit.text), theirs: texts[edit.language] ?? "" },
  ]);
  throw new Refused("conflict", { conflicts: Object.fromEntries(conflicts) });
}

function refuseStale(placed: readonly Placed[]): void {
  const paths = (textOf: (one: Placed) => string | undefined) =>
    Object.fromEntries(placed.map((one) => [`edits.${one.at}.text`, textOf(one)]));
  const conflicts = staleFields({
    given: paths(({ edit }) => writtenText(edit.text)),
    base: paths(({ edit }) => edit.base),
    stored: paths(({ edit, texts }) => texts[edit.language] ?? ""),
  });
  refuseConflicts(conflicts);
}
