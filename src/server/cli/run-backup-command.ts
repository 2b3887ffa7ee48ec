import { resolve } from "node:path";
import { OperatorRefused, StartRefused } from "../operator-refused.ts";
import { checkBackup, restoreBackup } from "../backup/restore-backup.ts";
import { tryBackup } from "../backup/try-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { assetPlaces, type AssetSettings } from "../assets/asset-places.ts";
import { isAssetOutage } from "../assets/asset-store.ts";
import { prepareDatabase, reasonOf } from "../db/database.ts";
import { isOutage } from "../db/with-account.ts";
import { asksForHelp, readArguments, reportFailure } from "./command.ts";
import type { ProgramParts } from "./run-as-program.ts";

export type BackupSurroundings = Pick<ProgramParts, "cwd" | "now" | "write" | "complain"> & {
  config: AssetSettings;
  /** The database as its administrator, and how to leave it. */
  reach: () => Promise<{ adminUrl: string; leave: () => Promise<void> }>;
};
type BackupArguments = { path: string; label: string | undefined; untried: boolean };
type Work = (asked: BackupArguments, surroundings: BackupSurroundings) => Promise<void>;

const commands: Record<"backup" | "restore", Work> = { backup, restore };

const account = { account: { type: "string" } } as const;
const optionsOf = {
  backup: { ...account, untried: { type: "boolean" } },
  restore: account,
} as const;

/** Does `npm run backup` or `npm run restore`. Answers the exit code: 0 done, 1 refused, 2 called wrongly. */
export async function runBackupCommand(
  name: "backup" | "restore",
  args: string[],
  surroundings: BackupSurroundings,
): Promise<0 | 1 | 2> {
  const { complain, cwd, write } = surroundings;
  const usage = `Usage:\n  npm run ${name} -- <file> [--account <label>]${name === "backup" ? " [--untried]" : ""}`;
  if (asksForHelp(args)) {
    write(usage);
    return 0;
  }
  try {
    const { file, options } = readArguments(args, ["file"], optionsOf[name]);
    const untried = "untried" in options && options.untried === true;
    await commands[name](
      { path: resolve(cwd, file), label: options.account, untried },
      surroundings,
    );
    return 0;
  } catch (error) {
    return reportFailure(error, { complain, usage, textOf: backupFailureText });
  }
}

async function backup(
  { path, label, untried }: BackupArguments,
  { config, reach, now, write }: BackupSurroundings,
) {
  const { adminUrl, leave } = await reach();
  try {
    const { pictures } = assetPlaces(config);
    const done = await writeBackup({ adminUrl, pictures, path, label, now: now() });
    const isTried = !untried && (await tryBackup({ path, adminUrl }));
    write(`Backed up to ${path}: ${counted(done)}.`);
    if (isTried) write("It was restored into a database of its own, and every row was there.");
    else write(`It was not tried: ${untried ? "as asked" : "no database can be made there"}.`);
    if (done.missingPictures > 0)
      write(missing(done.missingPictures, config.bucket ? "in the bucket" : "in the data folder"));
  } finally {
    await leave();
  }
}

async function restore(
  { path, label }: BackupArguments,
  { config, reach, write }: BackupSurroundings,
) {
  await checkBackup({ path, label });
  const { adminUrl, leave } = await reach();
  try {
    await prepareDatabase(adminUrl, { say: write });
    const { pictures } = assetPlaces(config);
    const done = await restoreBackup({ path, label }, { adminUrl, pictures });
    write(`Restored from ${path}: ${counted(done)}.`);
    if (done.leftOut > 0)
      write(
        `Left out, as always: ${done.leftOut} rows of staff's sessions, sign-in codes and news.`,
      );
    if (done.missingPictures > 0) write(missing(done.missingPictures, "in the backup"));
  } finally {
    await leave();
  }
}

function counted({
  accounts,
  rows,
  pictures,
}: {
  accounts: number;
  rows: number;
  pictures: number;
}): string {
  return `${accounts} ${accounts === 1 ? "account" : "accounts"}, ${rows} rows, ${pictures} picture files`;
}

const missing = (count: number, where: string) =>
  `Not ${where}, and so missing: ${count} picture files.`;

function backupFailureText(error: unknown): string | undefined {
  if (error instanceof OperatorRefused || error instanceof StartRefused) return error.message;
  if (!(error instanceof Error)) return undefined;
  if (isAssetOutage(error)) return `The pictures cannot be reached: ${error.message}.`;
  if (isOutage(error)) return `The database cannot be reached: ${reasonOf(error)}.`;
  // A folder that is not there, or may not be written, or a full disk.
  if ("syscall" in error) return `The files cannot be written: ${error.message}.`;
  return undefined;
}
