import { extrasView } from "../../../contract/field-values.ts";
import { staleFields } from "../../../domain/stale-fields.ts";
import { writtenText } from "../../../domain/text-rules.ts";
import type { Tx } from "../../db/with-account.ts";
import { Refused } from "../../http/refused.ts";
import type { EntryRow } from "../menu/entry-queries.ts";
import { readItem } from "../menu/read-entry.ts";
import { mapUploads } from "../../media/upload-queries.ts";
import { textKeys, valuePaths, type EntryEdit } from "./entry-edit.ts";

const imagesPath = "data.uploads.images";

/** Refuses with `conflict` when somebody else changed a field that the editor saw as in `base`. */
export async function refuseStale(
  tx: Tx,
  { entry, data, base, now }: { entry: EntryRow; data: EntryEdit; base: EntryEdit; now: Date },
): Promise<void> {
  const shown = await readItem(tx, entry.entry_id, now);
  const theirs = shown.uploads.images;
  const stored = {
    ...shown,
    uploads: { images: theirs.map((image) => image.id) },
    // Categories and groups have fields that items have not.
    extras: { ...extrasView("category", entry, "owners"), ...shown.extras },
  };
  // The menu leaves out blank texts, and icons that an item does not show.
  const noTexts = Object.fromEntries(textKeys.map((key) => [`data.${key}`, ""]));
  const noIcons = iconPaths(Object.keys(data.extras?.icons ?? {}).map((iconId) => [iconId, false]));

  const conflicts = staleFields({
    given: pathsOf(data),
    base: { ...noTexts, ...(base.extras?.icons && noIcons), ...pathsOf(base) },
    stored: { ...noTexts, ...noIcons, ...pathsOf(stored) },
  });
  if (Object.keys(conflicts).length === 0) return;
  if (conflicts[imagesPath]) {
    const ids = data.uploads?.images ?? [];
    const pictures = await mapUploads(tx, ids);
    conflicts[imagesPath] = { yours: ids.flatMap((id) => pictures.get(id) ?? []), theirs };
  }
  throw new Refused("conflict", { conflicts });
}

/** The given fields, by path, in the form in which they are compared. */
function pathsOf(edit: EntryEdit): Record<string, unknown> {
  const paths: [string, unknown][] = [
    ...textKeys.map((key): [string, unknown] => {
      const text = edit[key];
      return [`data.${key}`, text === undefined ? undefined : writtenText(text)];
    }),
    ...valuePaths(edit),
    [imagesPath, edit.uploads?.images],
    ...Object.entries(iconPaths(Object.entries(edit.extras?.icons ?? {}))),
  ];
  return Object.fromEntries(paths.filter(([, value]) => value !== undefined));
}

function iconPaths(icons: [iconId: string, isShown: boolean][]): Record<string, boolean> {
  return Object.fromEntries(
    icons.map(([iconId, isShown]) => [`data.extras.icons.${iconId}`, isShown]),
  );
}
