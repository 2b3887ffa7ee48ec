import { reaisFromCents } from "../../../domain/money.ts";
import { staleFields } from "../../../domain/stale-fields.ts";
import type { Tx } from "../../db/with-account.ts";
import { Refused } from "../../http/refused.ts";
import { mapEntryIcons, mapEntryImages, type EntryRow } from "../entry-queries.ts";
import { textKeys, uploadIdOf, writtenText, type EntryEdit } from "./entry-edit.ts";

const imagesPath = "data.uploads.images";

/** Refuses with `conflict` when somebody else changed a field after the editor had seen it as it is in `base`. */
export async function refuseStale(
  tx: Tx,
  stored: EntryRow,
  { data, base }: { data: EntryEdit; base: EntryEdit },
): Promise<void> {
  const images = (await mapEntryImages(tx, [stored.entry_id])).get(stored.entry_id) ?? [];
  const iconIds = (await mapEntryIcons(tx, [stored.entry_id])).get(stored.entry_id) ?? [];
  const namedIcons = Object.keys(data.extras?.icons ?? {});
  const isShown = (iconId: string) => iconIds.includes(iconId.toLowerCase());

  const conflicts = staleFields({
    given: pathsOf(data),
    base: {
      // The menu leaves out blank texts, and icons that an item does not show.
      ...Object.fromEntries(textKeys.map((key) => [`data.${key}`, ""])),
      ...(base.extras?.icons && iconPaths(namedIcons.map((iconId) => [iconId, false]))),
      ...pathsOf(base),
    },
    stored: {
      ...Object.fromEntries(textKeys.map((key) => [`data.${key}`, storedText(stored, key)])),
      "data.active": stored.active,
      "data.extras.nav_hide": stored.nav_hide ? 1 : 0,
      "data.extras.price": reaisFromCents(stored.price_cents),
      [imagesPath]: images.map((image) => image.id),
      ...iconPaths(namedIcons.map((iconId) => [iconId, isShown(iconId)])),
    },
  });
  if (Object.keys(conflicts).length === 0) return;
  if (conflicts[imagesPath])
    conflicts[imagesPath] = { yours: data.uploads?.images, theirs: images };
  throw new Refused("conflict", { conflicts });
}

/** The fields that are given, by path, in the form in which they are compared. */
function pathsOf(edit: EntryEdit): Record<string, unknown> {
  const paths: [string, unknown][] = [
    ...textKeys.map((key): [string, unknown] => {
      const text = edit[key];
      return [`data.${key}`, text === undefined ? undefined : writtenText(text)];
    }),
    ["data.active", edit.active],
    ["data.extras.nav_hide", edit.extras?.nav_hide],
    ["data.extras.price", edit.extras?.price],
    [imagesPath, edit.uploads?.images?.map(uploadIdOf)],
    ...Object.entries(iconPaths(Object.entries(edit.extras?.icons ?? {}))),
  ];
  return Object.fromEntries(paths.filter(([, value]) => value !== undefined));
}

function iconPaths(icons: [iconId: string, isShown: boolean][]): Record<string, boolean> {
  return Object.fromEntries(
    icons.map(([iconId, isShown]) => [`data.extras.icons.${iconId}`, isShown]),
  );
}

function storedText({ titles, subtitles }: EntryRow, key: (typeof textKeys)[number]): string {
  const texts = key.startsWith("title_") ? titles : subtitles;
  // What stands after the underscore is the language, as the type of the key says.
  return texts[key.split("_")[1] as keyof typeof texts] ?? "";
}
