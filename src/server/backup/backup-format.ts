import * as z from "zod";

/**
 * A backup is a gzip file. Each line is a letter, a space and its value:
 *
 * - `H` the header, first: what schema, which accounts, which tables with how many rows;
 * - `T` the name of a table, in the header's order, and after it
 * - `R` its rows as JSON objects, exactly as many as the header says;
 * - `P` a picture: its size, name and type, and its bytes in base64;
 * - `E` the end, last: how many pictures there were, and the SHA-256 of all lines before it.
 */
export const formatName = "comanda backup";
export const formatVersion = 1;

const table = z.strictObject({
  /** As SQL names it, with its schema. */
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().min(0),
});
export type BackedUpTable = z.infer<typeof table>;

const accountName = z.strictObject({ id: z.uuid(), label: z.string() });

export const header = z.strictObject({
  format: z.literal(formatName),
  formatVersion: z.literal(formatVersion),
  schemaVersion: z.int(),
  createdAt: z.string(),
  scope: z.enum(["whole", "account"]),
  accounts: z.array(accountName),
  tables: z.array(table),
});
export type BackupHeader = z.infer<typeof header>;

export const end = z.strictObject({
  pictures: z.int().min(0),
  /** Files of the tables' pictures that were missing. */
  missingPictures: z.int().min(0),
  sha256: z.string(),
});
export type End = z.infer<typeof end>;

/** A line of the file, with its line feed. */
export const line = (letter: "H" | "T" | "R" | "P" | "E", text: string) => `${letter} ${text}\n`;
