import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { exportMenu } from "../../content/import/export-menu.ts";
import { isSpreadsheetName } from "../../content/import/menu-file/menu-file.ts";
import { writeMenuCsv } from "../../content/import/menu-file/write-menu-csv.ts";
import { writeMenuJson } from "../../content/import/menu-file/write-menu-json.ts";
import { reasonOf } from "../../db/database.ts";
import { OperatorRefused } from "../../operator-refused.ts";
import { readArguments, withLabelledAccount, type Command } from "../command.ts";

export const exportCommand: Command = {
  usage: "export <label> [--to menu.json|menu.csv]",
  about: ["Writes the menu as a file that import takes: JSON, or by its name a spreadsheet."],
  read(args, cwd) {
    const { label, options } = readArguments(args, ["label"], { to: { type: "string" } });
    return async ({ database, write }) => {
      const menu = await withLabelledAccount(database, { label, mode: "read" }, exportMenu);
      const { to = "" } = options;
      const text = isSpreadsheetName(to) ? writeMenuCsv(menu) : writeMenuJson(menu);
      if (to === "") write(text.trimEnd());
      else await writeTo(resolve(cwd, to), text);
    };
  },
};

async function writeTo(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((cause: unknown) => {
    throw new OperatorRefused(`${path} cannot be written: ${reasonOf(cause)}`, { cause });
  });
}
