import { readFile } from "node:fs/promises";
import { extname, resolve } from "node:path";
import { importMenu } from "../../content/import/import-menu.ts";
import {
  decodeMenuText,
  encodings,
  type FileEncoding,
} from "../../content/import/menu-file/decode-menu-text.ts";
import {
  describeProblem,
  isSpreadsheetName,
  type MenuFile,
} from "../../content/import/menu-file/menu-file.ts";
import { parseMenuCsv } from "../../content/import/menu-file/parse-menu-csv.ts";
import { parseMenuJson } from "../../content/import/menu-file/parse-menu-json.ts";
import { reasonOf } from "../../db/database.ts";
import { OperatorRefused } from "../../operator-refused.ts";
import { importCommandTexts as texts } from "../../texts/menu-files.ts";
import { CalledWrongly, readArguments, withLabelledAccount, type Command } from "../command.ts";

export const importCommand: Command = {
  usage: `import <label> <menu.json|menu.csv> [--dry-run] [--encoding ${encodings.join("|")}]`,
  about: [
    "Adds a menu, or changes it to what the file says; --dry-run only tells what would change.",
  ],
  async read(args, cwd) {
    const { label, file, options } = readArguments(args, ["label", "file"], {
      "dry-run": { type: "boolean" },
      encoding: { type: "string" },
    });
    const dryRun = options["dry-run"] ?? false;
    const encoding = encodingOf(options.encoding);
    const { menu, warnings } = await readMenuFile(resolve(cwd, file), encoding);
    return async ({ database, write }) => {
      const mode = dryRun ? "read" : "write";
      const { changes, notes } = await withLabelledAccount(database, { label, mode }, (tx) =>
        importMenu(tx, { menu, dryRun }),
      );
      for (const line of [...warnings, ...changes, ...notes]) write(line);
      write(texts.done(changes.length, dryRun));
    };
  },
};

function encodingOf(given: string | undefined): FileEncoding | undefined {
  if (given === undefined) return undefined;
  const encoding = encodings.find((name) => name === given.toLowerCase());
  if (encoding) return encoding;
  throw new CalledWrongly(texts.unknownEncoding(given, encodings));
}

async function readMenuFile(
  path: string,
  encoding: FileEncoding | undefined,
): Promise<{ menu: MenuFile; warnings: string[] }> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new OperatorRefused(texts.unreadable(path, reasonOf(cause)), { cause });
  });
  const parse = parserOf(path, bytes);
  const decoded = decodeMenuText(bytes, encoding);
  if (!decoded) throw new OperatorRefused(texts.otherEncoding(path, encoding ?? ""));
  const parsed = parse(withoutNpmBanner(decoded.text));
  const warnings = [
    ...(decoded.warning === undefined ? [] : [texts.warning(decoded.warning)]),
    ...(parsed.ok ? parsed.warnings : []).map((warning) => texts.warning(describeProblem(warning))),
  ];
  if (parsed.ok) return { menu: parsed.menu, warnings };
  throw new OperatorRefused(
    [texts.nothingImported(path), ...warnings, ...parsed.problems.map(describeProblem)].join("\n"),
  );
}

/**
 * `npm run account -- export casa > menu.json` puts npm's own lines ("> comanda ...") above the menu. They are blanked
 * and not cut, so that problems still name the file's lines.
 */
function withoutNpmBanner(text: string): string {
  return text.replace(/^\n(?:> .*\n)+\n?(?=\{)/, (banner) => banner.replace(/.+/g, ""));
}

/** The first bytes of workbooks, in hex: a ZIP for .xlsx and .ods, and an OLE file for .xls. */
const workbooks = new Set(["504b0304", "d0cf11e0"]);

function parserOf(path: string, bytes: Uint8Array): typeof parseMenuJson {
  if (workbooks.has(Buffer.from(bytes.subarray(0, 4)).toString("hex"))) {
    throw new OperatorRefused(texts.workbook(path));
  }
  if (extname(path).toLowerCase() === ".json") return parseMenuJson;
  if (isSpreadsheetName(path)) return parseMenuCsv;
  throw new OperatorRefused(texts.notAMenuFile(path));
}
