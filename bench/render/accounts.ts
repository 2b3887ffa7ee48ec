import { randomUUIDv7 } from "node:crypto";
import { createAccount } from "../../src/server/account/create-account.ts";
import type { Database } from "../../src/server/db/database.ts";
import { withAccount, type Tx } from "../../src/server/db/with-account.ts";
import { menuOf } from "../web/menu-texts.ts";

const itemCount = 180;

/** Makes accounts whose menus have 180 items in one language, each with a picture, and tells their hosts. */
export async function openLargeAccounts(
  database: Database,
  { first, count }: { first: number; count: number },
): Promise<string[]> {
  const hosts: string[] = [];
  for (let index = first; index < first + count; index += 1) {
    const label = `casa-${index}`;
    const accountId = await createAccount(database, {
      label,
      name: `Casa ${index}`,
      features: {},
      users: [],
    });
    await withAccount(database, { accountId, mode: "write" }, addMenu);
    hosts.push(`${label}.localhost`);
  }
  return hosts;
}

async function addMenu(tx: Tx): Promise<void> {
  const account_id = tx.accountId;
  const categories = menuOf(itemCount).categories.map((category) => ({
    ...category,
    id: randomUUIDv7(),
  }));
  const items = categories.flatMap((category) =>
    category.items.map((item, sort) => ({
      ...item,
      id: randomUUIDv7(),
      parentId: category.id,
      uploadId: randomUUIDv7(),
      sort,
    })),
  );
  const entry = (
    { id, title_br, subtitle_br }: { id: string; title_br: string; subtitle_br: string },
    sort: number,
  ) => ({
    account_id,
    entry_id: id,
    sort,
    titles: { br: title_br },
    subtitles: { br: subtitle_br },
  });
  await tx.db
    .insertInto("entries")
    .values(
      categories.map((category, sort) => ({
        ...entry(category, sort),
        kind: "category" as const,
        price_cents: 0,
      })),
    )
    .execute();
  await tx.db
    .insertInto("entries")
    .values(
      items.map((item) => ({
        ...entry(item, item.sort),
        kind: "item" as const,
        parent_id: item.parentId,
        price_cents: Math.round(item.price * 100),
      })),
    )
    .execute();
  // Rows alone: nobody asks for the files.
  await tx.db
    .insertInto("uploads")
    .values(
      items.map(({ uploadId }) => ({
        account_id,
        upload_id: uploadId,
        file: uploadId.replaceAll("-", ""),
        width: 960,
        height: 720,
        colour: "#aa7744",
      })),
    )
    .execute();
  await tx.db
    .insertInto("entry_images")
    .values(
      items.map(({ id, uploadId }) => ({
        account_id,
        entry_id: id,
        position: 0,
        upload_id: uploadId,
      })),
    )
    .execute();
}
