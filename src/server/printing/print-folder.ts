import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { orderPictureHours } from "../../domain/retention.ts";
import { codeOf } from "../db/sql-state.ts";
import { refuseForDisk } from "../http/disk-refusal.ts";

const fileName = /^[0-9a-f]{32}\.jpg$/;
/** Beside each picture: whose it is. */
const ownerName = /^([0-9a-f]{32})\.json$/;
/** What is being written has another name, so that nobody is served half of it. */
const unfinishedName = /^[0-9a-f]{32}\.part$/;
const keptMs = orderPictureHours * 3_600_000;

/** Whose a picture is, so that it can be removed before its time: ids, and nothing of what it shows. */
export type PrintOwner = { accountId: string; guestId: string | null; orderHash: string | null };

export type PrintFolder = {
  /** Stores a picture; its name cannot be guessed. */
  save(jpeg: Buffer, owner: PrintOwner): Promise<string>;
  /** The picture of that name, while it is kept. */
  find(name: string): Promise<Buffer | undefined>;
  /** Removes those whose owner is asked for. */
  removeOf(isOwner: (owner: PrintOwner) => boolean): Promise<void>;
  /** Removes what is kept no longer. */
  sweep(): Promise<void>;
};

/** Pictures of orders, each kept for its hours. */
export function openPrintFolder({
  dataDir,
  now,
}: {
  dataDir: string;
  now: () => Date;
}): PrintFolder {
  const dir = join(dataDir, "print");
  const isKept = async (path: string) => {
    const { mtimeMs } = await stat(path);
    return now().getTime() - mtimeMs < keptMs;
  };
  return {
    async save(jpeg, owner) {
      const name = randomBytes(16).toString("hex");
      const unfinished = join(dir, `${name}.part`);
      try {
        await mkdir(dir, { recursive: true });
        await writeFile(join(dir, `${name}.json`), JSON.stringify(owner));
        await writeFile(unfinished, jpeg, { flag: "wx" });
        await rename(unfinished, join(dir, `${name}.jpg`));
      } catch (error) {
        for (const left of [unfinished, join(dir, `${name}.json`)])
          await rm(left, { force: true }).catch(() => undefined);
        refuseForDisk(error);
      }
      return `${name}.jpg`;
    },

    async find(name) {
      if (!fileName.test(name)) return undefined;
      const path = join(dir, name);
      return unlessGone(async () => ((await isKept(path)) ? readFile(path) : undefined));
    },

    async removeOf(isOwner) {
      const names = (await unlessGone(() => readdir(dir))) ?? [];
      for (const found of names) {
        const name = ownerName.exec(found)?.[1];
        if (name === undefined) continue;
        const about = await unlessGone(() => readFile(join(dir, found), "utf8"));
        // Written above and by nobody else; one that is half written belongs to a picture that is not there yet.
        if (about === undefined || about === "" || !isOwner(JSON.parse(about))) continue;
        await rm(join(dir, `${name}.jpg`), { force: true });
        await rm(join(dir, `${name}.json`), { force: true });
      }
    },

    async sweep() {
      const names = (await unlessGone(() => readdir(dir))) ?? [];
      for (const name of names) {
        if (![fileName, ownerName, unfinishedName].some((known) => known.test(name))) continue;
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
