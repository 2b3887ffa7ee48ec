import { maxMenuEntries } from "../../../contract/menu-edits.ts";
import type { EditedMenu } from "../../testing/menu-editor.ts";

/** Fills a category with items until the menu has room for so many entries more. */
export function fillMenu(
  { ids, inAccount }: EditedMenu,
  { category, room }: { category: string; room: number },
): Promise<void> {
  return inAccount(async ({ db, accountId }) => {
    const missing = maxMenuEntries - room - Object.keys(ids).length;
    const rows = Array.from({ length: missing }, (_, at) => ({
      account_id: accountId,
      entry_id: crypto.randomUUID(),
      kind: "item" as const,
      parent_id: String(ids[category]),
      sort: at,
      titles: { br: "Bala" },
    }));
    for (let at = 0; at < rows.length; at += 1000)
      await db
        .insertInto("entries")
        .values(rows.slice(at, at + 1000))
        .execute();
  });
}
