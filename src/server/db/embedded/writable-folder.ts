import { access, constants, mkdir } from "node:fs/promises";
import { StartRefused } from "../../start-refused.ts";

/** Makes the folder of the data; refuses one that cannot be read and written. */
export async function requireWritableFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw unwritable(dataDir, cause);
  }
}

/** What a person is told when a file in the folder cannot be made, read or written. */
export function unwritable(dataDir: string, cause: unknown): StartRefused {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartRefused(
    `The data folder ${dataDir} cannot be written (${reason}): correct its permissions, or set DATA_DIR to another folder.`,
    { cause },
  );
}
