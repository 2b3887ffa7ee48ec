import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect } from "vitest";
import { OperatorRefused } from "../operator-refused.ts";

/** The lines of a backup with a fitting checksum, as somebody who has changed them on purpose would make it. */
function resealed(lines: string): string {
  const at = lines.lastIndexOf("\nE ") + 1;
  const sha256 = createHash("sha256").update(lines.slice(0, at)).digest("hex");
  return lines.slice(0, at) + lines.slice(at).replace(/"sha256":"\w+"/, `"sha256":"${sha256}"`);
}

/** The sentence of a refusal. */
export async function refusal(run: Promise<unknown>): Promise<string> {
  const error = await run.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(OperatorRefused);
  const { message } = error as OperatorRefused;
  expect(message).toMatch(/^[A-Z/][^\n]*\.$/);
  return message;
}

/** A backup cut and changed in many ways, with the complaint about each. */
export function alteredFiles(bytes: Buffer): [content: Buffer, complaint: RegExp][] {
  const lines = gunzipSync(bytes).toString().split("\n");
  const lineOf = (letter: string) => lines.findIndex((line) => line.startsWith(letter));
  const without = (index: number) => lines.toSpliced(index, 1).join("\n");
  return [
    [bytes.subarray(0, bytes.length - 9), /is not whole: its end is missing/],
    [bytes.subarray(0, bytes.length / 2), /is not whole: its end is missing/],
    [gzipSync(lines.slice(0, -2).join("\n")), /is not whole: its end is missing/],
    [gzipSync(without(lineOf("R "))), /is damaged/],
    [gzipSync(lines.join("\n").replace("Ana Souza", "Ana Sousa")), /is damaged/],
    // The same with a corrected checksum.
    [gzipSync(resealed(without(lineOf("R ")))), /is damaged/],
    [gzipSync(resealed(without(lineOf("P ")))), /is damaged/],
    [gzipSync(resealed(without(lineOf("T ")))), /is damaged/],
    [
      gzipSync(resealed(lines.join("\n").replace(/^P 240\/\w+/m, "P 240/../../x"))),
      /name cannot be/,
    ],
    [gzipSync("{}\n"), /is no backup of this program/],
    [Buffer.from("categoria,item\n"), /is no backup of this program/],
    [Buffer.alloc(0), /is no(t whole| backup)/],
    [
      gzipSync(resealed(lines.join("\n").replace('"formatVersion":1', '"formatVersion":2'))),
      /format 2, which/,
    ],
    [
      gzipSync(resealed(lines.join("\n").replace(/"schemaVersion":\d+/, '"schemaVersion":3'))),
      /schema version 3, and this program has \d+/,
    ],
    [
      gzipSync(resealed(lines.join("\n").replace('"customer_phone"', '"fone"'))),
      /other tables or columns/,
    ],
    [
      gzipSync(resealed(lines.join("\n").replaceAll(/"total_cents": \d+/g, '"total_cents": 1'))),
      /does not fit this database, and nothing/,
    ],
  ];
}
