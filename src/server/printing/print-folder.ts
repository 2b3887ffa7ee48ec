import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Refused } from "../http/refused.ts";

const fileName = /^[0-9a-f]{32}\.jpg$/;
/** What is being written has another name, so that nobody is served half of it. */
const unfinishedName = /^[0-9a-f]{32}\.part$/;
const keptMs = 24 * 3_600_000;
/** No room, no quota, no writing: the operator's business, and temporary. */
const noRoom = new Set(["ENOSPC", "EDQUOT", "EROFS"]);

export type PrintFolder = {
  /** Stores a picture; its name cannot be guessed. */
  save(jpeg: Buffer): Promise<string>;
  /** The picture of that name, while it is kept. */
  find(name: string): Promise<Buffer | undefined>;
  /** Removes what is kept no longer. */
  sweep(): Promise<void>;
};

/** Pictures of orders, each kept for 24 hours. */
export function openPrintFolder({ dir, now }: { dir: string; now: () => Date }): PrintFolder {
  const isKept = async (path: string) => {
    const { mtimeMs } = await stat(path);
    return now().getTime() - mtimeMs < keptMs;
  };
  return {
    async save(jpeg) {
      const name = randomBytes(16).toString("hex");
      const unfinished = join(dir, `${name}.part`);
      try {
        await mkdir(dir, { recursive: true });
        await writeFile(unfinished, jpeg, { flag: "wx" });
        await rename(unfinished, join(dir, `${name}.jpg`));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        if (noRoom.has(codeOf(error))) throw new Refused("unavailable");
        throw error;
      }
      return `${name}.jpg`;
    },

    async find(name) {
      if (!fileName.test(name)) return undefined;
      const path = join(dir, name);
      return unlessGone(async () => ((await isKept(path)) ? readFile(path) : undefined));
    },

    async sweep() {
      const names = (await unlessGone(() => readdir(dir))) ?? [];
      for (const name of names) {
        if (!fileName.test(name) && !unfinishedName.test(name)) continue;
        const path = join(dir, name);
        if ((await unlessGone(() => isKept(path))) === false) await rm(path, { force: true });
      }
    },
  };
}

/** `undefined` when the file or folder is not there, perhaps because another process has just removed it. */
async function unlessGone<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
