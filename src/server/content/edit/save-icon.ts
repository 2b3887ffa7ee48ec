import type { ReadIconEdit } from "../../../contract/menu-edits.ts";
import { writtenText } from "../../../domain/text-rules.ts";
import { violates, type Tx } from "../../db/with-account.ts";
import { badFields, unknownId } from "../../http/refused.ts";
import { claimUploads } from "../../media/upload-queries.ts";
import { listIcons } from "../menu/entry-queries.ts";
import { insertIcon, oneTitleIndex, updateIcon } from "./icon-queries.ts";

const maxIcons = 200;

/** Adds an icon, or changes the given fields of one. Answers its id. The menu is locked. */
export async function saveIcon(tx: Tx, { id, title, uploads }: ReadIconEdit): Promise<string> {
  const text = title === undefined ? undefined : writtenText(title);
  if (text === "" || (text === undefined && id === undefined))
    throw badFields({ "data.title": { code: "title_required" } });
  const uploadId = uploads?.icons[0];
  if (uploadId === undefined && (uploads !== undefined || id === undefined))
    throw badFields({ "data.uploads.icons": { code: "icon_picture_required" } });
  if (uploadId !== undefined && !(await claimUploads(tx, [uploadId])).has(uploadId))
    throw unknownId("data.uploads.icons.0");

  try {
    if (id === undefined) return await addIcon(tx, { title: text ?? "", uploadId: uploadId ?? "" });
    const isThere = await updateIcon(tx, {
      iconId: id,
      ...(text !== undefined && { title: text }),
      ...(uploadId !== undefined && { upload_id: uploadId }),
    });
    if (!isThere) throw unknownId("data.id");
    return id;
  } catch (error) {
    if (!violates(error, oneTitleIndex)) throw error;
    throw badFields({ "data.title": { code: "icon_title_taken" } });
  }
}

async function addIcon(tx: Tx, icon: { title: string; uploadId: string }): Promise<string> {
  if ((await listIcons(tx)).length < maxIcons) return insertIcon(tx, icon);
  throw badFields({ data: { code: "too_many_icons", max: maxIcons } });
}
