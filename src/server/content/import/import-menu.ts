import { publishContentChange } from "../../account/publish-content-change.ts";
import { maxMenuEntries } from "../../../contract/menu-edits.ts";
import type { Tx } from "../../db/with-account.ts";
import { OperatorRefused } from "../../operator-refused.ts";
import { importTexts } from "../../texts/menu-files.ts";
import { findAccountHead } from "../../tenancy/account-head.ts";
import { lockMenu } from "../edit/change-menu.ts";
import { fileEntriesOf } from "./file-entries.ts";
import { matchEntries } from "./match-entries.ts";
import { planEntries, type ImportPlan } from "./plan-entries.ts";
import { readStoredMenu, type StoredMenu } from "./stored-menu.ts";
import { tellImport } from "./tell-import.ts";
import { writePlan } from "./write-plan.ts";
import { ruleProblems } from "./rule-problems.ts";
import { describeProblem, type MenuFile } from "./menu-file/menu-file.ts";

/** Sentences: an entry each in `changes`, and in `notes` what the file names and the account lacks. */
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
 * only reports. Refuses with `OperatorRefused` when the menu would have more entries than an owner could add, or a group
 * rules that an owner could not set.
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
