import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { StartRefused } from "../../operator-refused.ts";
import { access, constants, mkdir } from "node:fs/promises";

const SQLITE_BUSY = 5;
// The kernel gives back a killed process's locks only when it has taken it apart.
const dyingOwnerMs = 1_000;
const retryMs = 50;

// A lock file that the garbage collector closes is no longer locked.
const heldLocks = new Set<DatabaseSync>();

/**
 * Makes the folder and takes it for this process; answers the function that gives it back. Throws StartRefused when
 * another process has it or when it cannot be written.
 *
 * Node has no file locks of its own, so the lock is SQLite's on an empty file: the kernel drops it with the process,
 * however that ends, which no file holding a process id can promise. Nothing else may open `postgres.lock`: closing
 * it anywhere in this process would drop the lock too.
 */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  const lock = await openLockFile(dataDir);
  const deadline = Date.now() + dyingOwnerMs;
  while (!isTaken(lock, dataDir)) {
    if (Date.now() > deadline) {
      lock.close();
      throw new StartRefused(
        `The data folder ${dataDir} is in use by another running Comanda: stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    await sleep(retryMs);
  }
  heldLocks.add(lock);
  return () => {
    if (heldLocks.delete(lock)) lock.close();
  };
}

async function openLockFile(dataDir: string): Promise<DatabaseSync> {
  await requireWritableFolder(dataDir);
  try {
    return new DatabaseSync(join(dataDir, "postgres.lock"));
  } catch (cause) {
    throw unwritable(dataDir, cause);
  }
}

function isTaken(lock: DatabaseSync, dataDir: string): boolean {
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (cause) {
    if (cause instanceof Error && "errcode" in cause && cause.errcode === SQLITE_BUSY) return false;
    lock.close();
    throw unwritable(dataDir, cause);
  }
}

/** Makes the folder of the data; refuses one that cannot be read and written. */
export async function requireWritableFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw unwritable(dataDir, cause);
  }
}

/** Words an error about a file in the folder that cannot be made, read or written. */
export function unwritable(dataDir: string, cause: unknown): StartRefused {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartRefused(
    `The data folder ${dataDir} cannot be written (${reason}): correct its permissions, or set DATA_DIR to another folder.`,
    { cause },
  );
}
