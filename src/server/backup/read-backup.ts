import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { pipeline } from "node:stream";
import * as z from "zod";
import { codeOf } from "../error-code.ts";
import {
  end,
  header,
  line,
  type BackedUpTable,
  type End,
  type BackupHeader,
} from "./backup-format.ts";
import { OperatorRefused } from "../operator-refused.ts";
import { pictureOfName } from "./picture-files.ts";
import type { AssetFile } from "../media/store-image.ts";

/** The parts of a backup, in their order. */
export type Part =
  | { kind: "header"; header: BackupHeader }
  | { kind: "row"; table: BackedUpTable; json: string }
  | { kind: "picture"; picture: AssetFile; bytes: Buffer }
  /** All that came before is as it was written. */
  | { kind: "end"; end: End };

/**
 * Reads a backup part by part. Refuses a file that is no backup, is cut short or was altered. It may notice that only
 * at the end, so nothing may be kept before.
 */
export async function* readBackup(path: string): AsyncGenerator<Part> {
  const hash = createHash("sha256");
  let tables: readonly BackedUpTable[] | undefined;
  let table: { index: number; rowsLeft: number } | undefined;
  let pictures = 0;
  let ending: End | undefined;
  for await (const text of linesOf(path)) {
    const [letter, rest] = [text.slice(0, 2), text.slice(2)];
    if (ending !== undefined) throw altered(path);
    if (tables === undefined) {
      if (letter !== "H ") throw noBackup(path);
      const head = readHeader(path, rest);
      tables = head.tables;
      yield { kind: "header", header: head };
    } else if (letter === "T ") {
      const index: number = table === undefined ? 0 : table.index + 1;
      const named = tables[index];
      if ((table?.rowsLeft ?? 0) > 0 || named?.name !== rest || pictures > 0) throw altered(path);
      table = { index, rowsLeft: named.rows };
    } else if (letter === "R ") {
      const named = tables[table?.index ?? -1];
      if (table === undefined || named === undefined || table.rowsLeft === 0 || pictures > 0)
        throw altered(path);
      table.rowsLeft -= 1;
      yield { kind: "row", table: named, json: rest };
    } else if (letter === "P ") {
      pictures += 1;
      const [name = "", base64 = ""] = rest.split(" ");
      yield { kind: "picture", picture: pictureOfName(name), bytes: Buffer.from(base64, "base64") };
    } else if (letter === "E ") {
      const allTables = (table?.index ?? -1) === tables.length - 1 && table?.rowsLeft === 0;
      ending = parsed(end, rest);
      if (!allTables || ending?.sha256 !== hash.digest("hex") || ending.pictures !== pictures)
        throw altered(path);
      continue;
    } else throw altered(path);
    hash.update(line(letter.charAt(0) as "R", rest));
  }
  if (ending === undefined) throw tables === undefined ? noBackup(path) : cutShort(path);
  yield { kind: "end", end: ending };
}

function readHeader(path: string, json: string): BackupHeader {
  const head = parsed(header, json);
  if (head) return head;
  const version = parsed(z.object({ formatVersion: z.int() }), json)?.formatVersion;
  if (version === undefined) throw noBackup(path);
  throw new OperatorRefused(
    `${path} is a backup of format ${version}, which this program does not know.`,
  );
}

function parsed<Value>(schema: z.ZodType<Value>, json: string): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** Lines end with a line feed and nothing else: texts may hold every other character that ends lines elsewhere. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  try {
    const unzipped = createGunzip();
    // An error of either stream is thrown to the reader of `unzipped`.
    pipeline(createReadStream(path), unzipped, () => undefined);
    for await (const bytes of unzipped) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
    rest += decoder.decode();
  } catch (error) {
    throw refusalOf(path, error);
  }
  if (rest !== "") throw cutShort(path);
}

function refusalOf(path: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === "Z_BUF_ERROR") return cutShort(path, error);
  // A file that is no gzip file fails at its first bytes.
  if (code === "Z_DATA_ERROR" && error instanceof Error)
    return /header/.test(error.message) ? noBackup(path, error) : altered(path, error);
  if (error instanceof TypeError) return altered(path, error);
  if (error instanceof Error && "syscall" in error)
    return new OperatorRefused(`${path} cannot be read: ${error.message}.`, { cause: error });
  return error;
}

const noBackup = (path: string, cause?: unknown) =>
  new OperatorRefused(`${path} is no backup of this program.`, { cause });
const cutShort = (path: string, cause?: unknown) =>
  new OperatorRefused(`${path} is not whole: its end is missing.`, { cause });
const altered = (path: string, cause?: unknown) =>
  new OperatorRefused(`${path} is damaged: it is not as it was written.`, { cause });
