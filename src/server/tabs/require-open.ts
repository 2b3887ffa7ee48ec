import { Refused } from "../http/refused.ts";
import type { SheetRow } from "./sheet-queries.ts";

export function requireOpen(sheet: SheetRow | undefined): SheetRow {
  if (!sheet) throw new Refused("not_found");
  if (sheet.closed_at !== null) throw new Refused("deal_closed");
  return sheet;
}
