import { maxMenuEntries } from "../../../contract/menu-edits.ts";
import type { Tx } from "../../db/with-account.ts";
import { Refused } from "../../http/refused.ts";
import { countMenuEntries } from "./edit-queries.ts";

/**
 * Refuses a menu with too many entries. The new entries may be added already, which the refusal undoes, or `adding`
 * says how many will be. The menu is locked.
 */
export async function refuseOverfull(tx: Tx, { adding = 0 } = {}): Promise<void> {
  if ((await countMenuEntries(tx)) + adding <= maxMenuEntries) return;
  throw new Refused("unprocessable_entity", {
    problem: { code: "menu_full", max: maxMenuEntries },
    fields: { data: { code: "too_many_entries", max: maxMenuEntries } },
  });
}
