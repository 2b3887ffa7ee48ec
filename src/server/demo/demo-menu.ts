import { describeProblem, type MenuFile } from "../content/import/menu-file/menu-file.ts";
import { parseMenuJson } from "../content/import/menu-file/parse-menu-json.ts";
import type { DemoAccount } from "./demo-account.ts";

/** The demo's menu as a menu file; its pictures and icons are names that only the demo knows. */
export function demoMenuFile({ label, menu }: DemoAccount): MenuFile {
  const parsed = parseMenuJson(JSON.stringify(menu));
  if (parsed.ok) return parsed.menu;
  throw new Error(
    [`The menu of the demo account ${label}:`, ...parsed.problems.map(describeProblem)].join("\n"),
  );
}
