import type { ReadIconEdit } from "../../../contract/menu-edits.ts";
import type { Problem } from "../../../contract/problems.ts";
import { writtenText } from "../../../domain/text-rules.ts";
import { violates, type Tx } from "../../db/with-account.ts";
import { badFields, Refused } from "../../http/refused.ts";
import { claimUploads } from "../../media/upload-queries.ts";
import { listIcons } from "../menu/entry-queries.ts";
import { insertIcon, oneTitleIndex, updateIcon } from "./icon-queries.ts";

const maxIcons = 200;

/** Adds an icon, or changes the given fields of one. Answers its id. The menu is locked. */
export async function saveIcon(tx: Tx, { id, title, uploads }: ReadIconEdit): Promise<string> {
  const text = title === undefined ? undefined : writtenText(title);
  if (text === "" || (text === undefined && id === undefined))
    refuseMissing("data.title", { code: "title_required" });
  const uploadId = uploads?.icons[0];
  if (uploadId === undefined && (uploads !== undefined || id === undefined))
    refuseMissing("data.uploads.icons", { code: "icon_picture_required" });
  if (uploadId !== undefined && !(await claimUploads(tx, [uploadId])).has(uploadId))
    throw new Refused("invalid_id", {
      fields: { "data.uploads.icons.0": { code: "does_not_exist" } },
    });

  try {
    if (id === undefined) return await addIcon(tx, { title: text ?? "", uploadId: uploadId ?? "" });
    const isThere = await updateIcon(tx, {
      iconId: id,
      ...(text !== undefined && { title: text }),
      ...(uploadId !== undefined && { upload_id: uploadId }),
    });
    if (!isThere)
      throw new Refused("invalid_id", { fields: { "data.id": { code: "does_not_exist" } } });
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

function refuseMissing(path: string, problem: Problem): never {
  throw new Refused("mandatory_fields", { fields: { [path]: problem } });
}
