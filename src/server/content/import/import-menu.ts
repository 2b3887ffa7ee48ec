import { publishContentChange } from "../../account/publish-content-change.ts";
import { maxMenuEntries } from "../../../contract/menu-edits.ts";
import type { Tx } from "../../db/with-account.ts";
import { OperatorRefused } from "../../operator-refused.ts";
import { importTexts } from "../../texts/menu-files.ts";
import { findAccountHead } from "../../tenancy/account-head.ts";
import { lockMenu } from "../edit/change-menu.ts";
import { usualColumns } from "../../../contract/field-values.ts";
import { problemText } from "../../../contract/problems.ts";
import { rulesProblem } from "../../../domain/rules-problem.ts";
import { notePrices } from "../edit/note-prices.ts";
import { noteStock, recordChanges, publishAvailability } from "../edit/note-stock.ts";
import { fileEntriesOf } from "./file-entries.ts";
import { matchEntries, type MatchedEntry } from "./match-entries.ts";
import { planEntries, type ImportPlan } from "./plan-entries.ts";
import { readStoredMenu, type StoredMenu } from "./stored-menu.ts";
import { writePlan } from "./write-plan.ts";
import { describeProblem, type MenuFile, type FileProblem } from "./menu-file/menu-file.ts";
import type { EntryColumns } from "./compare-entry.ts";

/** Columns that decide whether something can be ordered. */
const deciding = [
  "active",
  "parent_id",
  "sold_out",
  "options_min",
  "max_qty",
] as const satisfies (keyof EntryColumns)[];

/** Sentences: in `changes` one for each entry, in `notes` one for each name in the file that the account lacks. */
export type ImportReport = Pick<ImportPlan, "changes" | "notes">;

async function planImport(
  tx: Tx,
  menu: MenuFile,
): Promise<{ plan: ImportPlan; stored: StoredMenu }> {
  const stored = await readStoredMenu(tx);
  const account = await findAccountHead(tx);
  const matched = matchEntries(fileEntriesOf(menu), stored);
  const wrong = ruleProblems(matched, stored);
  if (wrong.length > 0) throw new OperatorRefused(wrong.map(describeProblem).join("\n"));
  const plan = planEntries(matched, {
    stored,
    currency: account?.extras.currency ?? "",
  });
  const count = stored.byId.size + plan.newEntries.length;
  if (plan.newEntries.length > 0 && count > maxMenuEntries) {
    throw new OperatorRefused(importTexts.menuTooLarge(count, maxMenuEntries));
  }
  return { plan, stored };
}

/**
 * Updates existing entries and adds new ones behind the last of their siblings. Removes nothing, and writes only what
 * differs. The file names a picture by its file and an icon by its title; missing ones are skipped. With `dryRun` it
 * only reports. Refuses with `OperatorRefused` more entries than an owner could add, and rules of a group that an owner
 * could not set.
 */
export async function importMenu(
  tx: Tx,
  { menu, dryRun = false }: { menu: MenuFile; dryRun?: boolean },
): Promise<ImportReport> {
  if (!dryRun) await lockMenu(tx);
  const { plan, stored } = await planImport(tx, menu);
  if (!dryRun && plan.changes.length > 0) {
    await writePlan(tx, plan);
    await tellImport(tx, { plan, stored });
    await publishContentChange(tx);
  }
  return { changes: plan.changes, notes: plan.notes };
}

/**
 * The file's groups whose rules would contradict each other, or could not be met by their options. Rules that the file
 * leaves as they are stored pass.
 */
function ruleProblems(matched: readonly MatchedEntry[], stored: StoredMenu): FileProblem[] {
  const optionsOf = Map.groupBy(matched, ({ parent }) => parent);
  const inFile = new Set(matched.map((entry) => entry.stored));
  return matched.flatMap((group): FileProblem[] => {
    const { file } = group;
    if (file.level !== "group") return [];
    const before = group.stored ?? usualColumns;
    const rules = {
      min: file.min ?? before.options_min,
      max: file.max ?? before.options_max,
      priceRule: file.price_rule ?? before.price_rule,
      freeQty: file.free_qty ?? before.free_qty,
    };
    const isSame =
      rules.min === before.options_min &&
      rules.max === before.options_max &&
      rules.priceRule === before.price_rule &&
      rules.freeQty === before.free_qty;
    if (isSame) return [];
    const others = (stored.byParent.get(group.entryId) ?? []).filter((one) => !inFile.has(one));
    const problem = rulesProblem(rules, [
      ...(optionsOf.get(group) ?? []).map((option) => ({
        maxQty: option.file.max_qty ?? option.stored?.max_qty ?? usualColumns.max_qty,
      })),
      ...others.map(({ max_qty: maxQty }) => ({ maxQty })),
    ]);
    if (problem === undefined) return [];
    const message = importTexts.wrongRules(file.titles.br ?? "", problemText({ code: problem }));
    return [{ line: file.line, message }];
  });
}

/** Records and tells what an owner's edits of the same would: open pages still show the menu from before. */
async function tellImport(
  tx: Tx,
  { plan: { newEntries, changedEntries }, stored }: { plan: ImportPlan; stored: StoredMenu },
): Promise<void> {
  const byOperator = { userId: null };
  const changed = changedEntries.flatMap(({ entryId, set }) => {
    const before = stored.byId.get(entryId);
    return before ? [{ entryId, set, before }] : [];
  });
  await noteStock(tx, {
    ...byOperator,
    changes: [
      ...newEntries.map(({ entry_id: id, stock: after }) => ({ id, before: null, after })),
      ...changed.flatMap(({ entryId: id, set: { stock: after }, before }) =>
        after === undefined ? [] : [{ id, before: before.stock, after }],
      ),
    ],
  });
  const said = (isSoldOut: boolean) => (isSoldOut ? "reopened" : null);
  const soldOut = changed.flatMap(({ entryId: id, set: { sold_out: after }, before }) =>
    after === undefined
      ? []
      : [{ id, what: "sold_out" as const, before: said(before.sold_out), after: said(after) }],
  );
  if (soldOut.length > 0) await recordChanges(tx, { ...byOperator, changes: soldOut });
  await notePrices(tx, {
    ...byOperator,
    changes: changed.flatMap(({ set: { price_cents: after }, before }) =>
      after === undefined
        ? []
        : [{ title: before.titles.br ?? "", before: before.price_cents, after }],
    ),
  });
  await publishAvailability(tx, [
    // No page shows the children of a new entry yet.
    ...newEntries
      .filter(({ parent_id: parentId }) => parentId !== null && stored.byId.has(parentId))
      .map(({ entry_id: id }) => id),
    ...changed
      .filter(({ set }) => deciding.some((column) => column in set))
      // An option that has moved may be missing where it was.
      .flatMap(({ entryId, set, before: { parent_id: from } }) =>
        set.parent_id !== undefined && from !== null ? [entryId, from] : [entryId],
      ),
  ]);
}
