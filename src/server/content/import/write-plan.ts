import type { Tx } from "../../db/with-account.ts";
import { withJsonTimes, updateEntry, writeIcons } from "../edit/edit-queries.ts";
import type { ImportPlan } from "./plan-entries.ts";

/** Well below the 65,535 parameters that one statement can have. */
const rowsAtOnce = 500;

export type Writes = Omit<ImportPlan, "changes" | "notes">;

export async function writePlan(tx: Tx, plan: Writes): Promise<void> {
  const { db, accountId } = tx;
  const newEntries = plan.newEntries.map((entry) => ({
    account_id: accountId,
    ...withJsonTimes(entry),
  }));
  for (const rows of chunks(newEntries)) await db.insertInto("entries").values(rows).execute();
  for (const { entryId, set } of plan.changedEntries)
    await updateEntry(tx, { entryId, values: set });
  await writePictures(tx, plan);
  for (const { entryId, dropped } of plan.icons)
    await writeIcons(tx, { entryId, shown: [], hidden: dropped });
  await addIcons(tx, plan);
}

async function writePictures({ db, accountId }: Tx, { pictures }: Writes): Promise<void> {
  const rows = pictures.map(({ entryId, uploadId }) => ({
    account_id: accountId,
    entry_id: entryId,
    position: 0,
    upload_id: uploadId,
  }));
  for (const some of chunks(rows)) {
    await db
      .insertInto("entry_images")
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "entry_id", "position"])
          .doUpdateSet((given) => ({ upload_id: given.ref("excluded.upload_id") })),
      )
      .execute();
  }
}

async function addIcons({ db, accountId }: Tx, { icons }: Writes): Promise<void> {
  const rows = icons.flatMap(({ entryId, added }) =>
    added.map((iconId) => ({ account_id: accountId, entry_id: entryId, icon_id: iconId })),
  );
  for (const some of chunks(rows)) await db.insertInto("entry_icons").values(some).execute();
}

function chunks<Row>(rows: Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: count }, (_, at) =>
    rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  );
}
