import { randomUUID } from "node:crypto";
import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ensurePrivateFolder, privateFile } from "../private-folder.ts";

/** The folder of pictures without a name yet: as they were sent, and while they are written again. */
export const incomingFolder = (assetsDir: string) => join(assetsDir, "incoming");

/**
 * Keeps the pieces in a file of their own while `run` works with it. In memory, megabytes that come and go would make
 * the thread that answers everybody collect its garbage, tens of milliseconds at a time.
 */
export async function spoolToFile<Result>(
  pieces: AsyncIterable<Uint8Array>,
  assetsDir: string,
  run: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = incomingFolder(assetsDir);
  // Private, because the original upload still has the camera's metadata, such as the location.
  await ensurePrivateFolder(folder);
  const path = join(folder, randomUUID());
  try {
    const file = await open(path, "wx", privateFile);
    try {
      for await (const piece of pieces) await file.writeFile(piece);
    } finally {
      await file.close();
    }
    return await run(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Removes files from before that time, which a killed server has left unfinished. */
export async function removeLeftBehind(assetsDir: string, before: Date): Promise<void> {
  const folder = incomingFolder(assetsDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
