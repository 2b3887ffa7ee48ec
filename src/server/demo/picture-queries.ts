import { publishContentChange } from "../account/publish-content-change.ts";
import { lockMenu } from "../content/edit/change-menu.ts";
import { listIcons } from "../content/menu/entry-queries.ts";
import { fileEntriesOf } from "../content/import/file-entries.ts";
import { matchEntries } from "../content/import/match-entries.ts";
import { readStoredMenu } from "../content/import/stored-menu.ts";
import { writePlan } from "../content/import/write-plan.ts";
import type { MenuFile } from "../content/import/menu-file/menu-file.ts";
import { insertStandardIcons } from "../content/standard-icons/insert-standard-icons.ts";
import { selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import type { StoredImage } from "../media/stored-image.ts";
import { insertUpload } from "../media/upload-queries.ts";

/** Whether the account has all its pictures: its icons come with the last of them. */
export async function hasMenuPictures(tx: Tx): Promise<boolean> {
  return (await listIcons(tx)).length > 0;
}

/** Sets the logo and the banner where none is set. */
export async function setLogoAndBanner(
  tx: Tx,
  { logo, banner }: { logo: StoredImage; banner: StoredImage },
): Promise<void> {
  await lockMenu(tx);
  const account = await selectOwn(tx, "accounts")
    .select(["logo_upload_id", "banner_upload_id"])
    .executeTakeFirstOrThrow();
  if (account.logo_upload_id !== null && account.banner_upload_id !== null) return;
  await updateOwn(tx, "accounts")
    .set({
      logo_upload_id: account.logo_upload_id ?? (await insertUpload(tx, logo)),
      banner_upload_id: account.banner_upload_id ?? (await insertUpload(tx, banner)),
    })
    .execute();
  await publishContentChange(tx);
}

/** Gives the account its icons. Entries without pictures or icons get those that the menu has for them. */
export async function setMenuPictures(
  tx: Tx,
  {
    menu,
    pictures,
    icons,
  }: { menu: MenuFile; pictures: Map<string, StoredImage>; icons: Map<string, StoredImage> },
): Promise<void> {
  await lockMenu(tx);
  if (await hasMenuPictures(tx)) return;
  const iconIds = await insertStandardIcons(tx, icons);
  const uploadIds = new Map<string, string>();
  for (const [name, image] of pictures) uploadIds.set(name, await insertUpload(tx, image));

  const matched = matchEntries(fileEntriesOf(menu), await readStoredMenu(tx));
  await writePlan(tx, {
    newEntries: [],
    changedEntries: [],
    pictures: matched.flatMap(({ file, stored, entryId }) => {
      const uploadId = uploadIds.get(file.picture ?? "");
      return stored?.files.length === 0 && uploadId !== undefined ? [{ entryId, uploadId }] : [];
    }),
    icons: matched.flatMap(({ file, stored, entryId }) => {
      const added = (file.icons ?? []).flatMap((key) => iconIds.get(key) ?? []);
      return stored?.iconIds.length === 0 ? [{ entryId, added, dropped: [] }] : [];
    }),
  });
  await publishContentChange(tx);
}
