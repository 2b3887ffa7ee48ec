import { readFile } from "node:fs/promises";
import { extname, resolve } from "node:path";
import { importMenu } from "../../content/import-menu.ts";
import { decodeMenuText } from "../../content/menu-file/decode-menu-text.ts";
import { describeProblem, type MenuFile } from "../../content/menu-file/menu-file.ts";
import { parseMenuCsv } from "../../content/menu-file/parse-menu-csv.ts";
import { parseMenuJson } from "../../content/menu-file/parse-menu-json.ts";
import { reasonOf } from "../../db/database.ts";
import { OperatorRefused } from "../../operator-refused.ts";
import { readArguments, withLabelledAccount, type Command } from "../command.ts";

export const importCommand: Command = {
  usage: "import <label> <menu.json|menu.csv> [--dry-run]",
  async read(args, cwd) {
    const { label, file, options } = readArguments(args, ["label", "file"], {
      "dry-run": { type: "boolean" },
    });
    const dryRun = options["dry-run"] ?? false;
    const menu = await readMenuFile(resolve(cwd, file));
    return async ({ database, write }) => {
      const mode = dryRun ? "read" : "write";
      const { changes, notes } = await withLabelledAccount(database, { label, mode }, (tx) =>
        importMenu(tx, { menu, dryRun }),
      );
      for (const line of [...changes, ...notes]) write(line);
      write(summary(changes.length, dryRun));
    };
  },
};

function summary(count: number, dryRun: boolean): string {
  if (count === 0) return "Nothing to change: all of it is there already.";
  const changes = count === 1 ? "1 change" : `${count} changes`;
  return dryRun ? `${changes} would be made; nothing is changed yet.` : `${changes} made.`;
}

async function readMenuFile(path: string): Promise<MenuFile> {
  const parse = parserOf(path);
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new OperatorRefused(`${path} cannot be read: ${reasonOf(cause)}`, { cause });
  });
  const parsed = parse(withoutNpmBanner(decodeMenuText(bytes)));
  if (parsed.ok) return parsed.menu;
  throw new OperatorRefused(
    [
      `${path} has problems, and nothing was imported:`,
      ...parsed.problems.map(describeProblem),
    ].join("\n"),
  );
}

/**
 * `npm run account -- export casa > menu.json` puts npm's own lines ("> comanda ...") above the menu. They are blanked
 * and not cut, so that problems still name the file's lines.
 */
function withoutNpmBanner(text: string): string {
  return text.replace(/^\n(?:> .*\n)+\n?(?=\{)/, (banner) => banner.replace(/.+/g, ""));
}

function parserOf(path: string): typeof parseMenuJson {
  const extension = extname(path).toLowerCase();
  if (extension === ".json") return parseMenuJson;
  if (extension === ".csv") return parseMenuCsv;
  throw new OperatorRefused(`${path} is no menu file: its name must end in .json or .csv`);
}
