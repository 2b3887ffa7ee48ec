import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { codeOf } from "../error-code.ts";
import { ensurePrivateFolder, privateFile } from "../private-folder.ts";
import type { AssetStore } from "./asset-store.ts";

/** Files below a folder. A private one is for this program's user alone. */
export function createFolderStore(
  folder: string,
  { isPrivate }: { isPrivate: boolean },
): AssetStore {
  const pathOf = (key: string) => join(folder, key);

  async function ensureFolder(path: string): Promise<void> {
    if (isPrivate) await ensurePrivateFolder(path);
    else await mkdir(path, { recursive: true });
  }

  // A file is on the disk before it has its name, so that no reader ever finds half a file, not even after a power cut.
  const write = (path: string, bytes: Uint8Array) =>
    writeFile(path, bytes, {
      flush: true,
      flag: "wx",
      ...(isPrivate ? { mode: privateFile } : {}),
    });

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await ensureFolder(dirname(path));
      const unfinished = `${path}.${randomUUID()}.part`;
      try {
        await write(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async putAll(files) {
      const incoming = join(folder, "incoming", randomUUID());
      await mkdir(incoming, { recursive: true });
      try {
        const moves: { from: string; to: string }[] = [];
        for (const [at, { key, bytes }] of files.entries()) {
          const move = { from: join(incoming, String(at)), to: pathOf(key) };
          await ensureFolder(dirname(move.to));
          await write(move.from, bytes);
          moves.push(move);
        }
        for (const { from, to } of moves) await rename(from, to);
      } finally {
        await rm(incoming, { recursive: true, force: true });
      }
    },

    open: (key) =>
      unlessGone(async () => {
        const file = await open(pathOf(key));
        const { size } = await file.stat();
        return { bytes: size, stream: file.createReadStream() };
      }),

    modifiedAt: (key) => unlessGone(async () => (await stat(pathOf(key))).mtime),

    async touch(key) {
      const now = new Date();
      return (await unlessGone(() => utimes(pathOf(key), now, now).then(() => true))) ?? false;
    },

    remove: (key) => rm(pathOf(key), { force: true }),

    async removeIfOlder(key, before) {
      const path = pathOf(key);
      // Another sweep cannot put a newer file under a name of its own. A killed one leaves it to `removeLeftBehind`.
      const aside = join(folder, "incoming", randomUUID());
      await mkdir(dirname(aside), { recursive: true });
      const isOld = async (file: string) => (await stat(file)).mtime < before;
      const isGone = await unlessGone(async () => {
        if (!(await isOld(path))) return false;
        // The file is moved away first. From here on, others who want it find it missing and make it again.
        await rename(path, aside);
        if (await isOld(aside)) {
          await rm(aside);
          return true;
        }
        await rename(aside, path);
        return false;
      });
      return isGone ?? true;
    },

    async *list(below, beginning = "") {
      const found = await unlessGone(() => readdir(pathOf(below), { withFileTypes: true }));
      for (const entry of found ?? []) {
        if (!entry.isFile() || !entry.name.startsWith(beginning)) continue;
        const key = below === "" ? entry.name : `${below}/${entry.name}`;
        const modifiedAt = await unlessGone(async () => (await stat(pathOf(key))).mtime);
        if (modifiedAt !== undefined) yield { key, modifiedAt };
      }
    },
  };
}

/** Undefined when the file or folder is not there, perhaps because another process has just removed it. */
async function unlessGone<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}
