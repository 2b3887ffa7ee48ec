import { randomBytes } from "node:crypto";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { orderPictureHours } from "../../domain/retention.ts";
import { codeOf } from "../error-code.ts";
import { refuseForDisk } from "../http/edge/disk-refusal.ts";
import { ensurePrivateFolder, privateFile } from "../private-folder.ts";
import type { Task } from "../housekeeping/housekeeping.ts";
import type { FastifyInstance } from "fastify";

const fileName = /^[0-9a-f]{32}\.jpg$/;
/** Files beside pictures that name their owners. */
const ownerName = /^([0-9a-f]{32})\.json$/;
/** Unfinished files have another name, so that nobody is served half of one. */
const unfinishedName = /^[0-9a-f]{32}\.part$/;
const keptMs = orderPictureHours * 3_600_000;

/** Ids of the picture's owner, so that it can be removed before its time; nothing of what it shows. */
export type PrintOwner = { accountId: string; guestId: string | null; orderHash: string | null };

export type PrintFolder = {
  /**
   * Stores a drawn picture under a name that cannot be guessed. Undefined when its owner's pictures were removed
   * meanwhile: it may show erased data, and is not kept.
   */
  save(owner: PrintOwner, draw: () => Promise<Buffer>): Promise<string | undefined>;
  /** The picture of that name, while it is kept. */
  find(name: string): Promise<Buffer | undefined>;
  /** Removes those whose owner is asked for. */
  removeOf(isOwner: (owner: PrintOwner) => boolean): Promise<void>;
  /** Removes what is kept no longer. */
  sweep(): Promise<void>;
};

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
    async save(owner, draw) {
      const name = randomBytes(16).toString("hex");
      const path = (type: string) => join(dir, `${name}.${type}`);
      const [unfinished, about, picture] = [path("part"), path("json"), path("jpg")] as const;
      try {
        await ensurePrivateFolder(dir);
        // Written before anything is read for the picture: removing the owner's pictures from now on removes this one
        // too.
        await writeFile(about, JSON.stringify(owner), { mode: privateFile });
        await writeFile(unfinished, await draw(), { flag: "wx", mode: privateFile });
        await rename(unfinished, picture);
        const isOwned = (await unlessGone(() => stat(about))) !== undefined;
        if (!isOwned) await rm(picture, { force: true });
        return isOwned ? `${name}.jpg` : undefined;
      } catch (error) {
        for (const left of [unfinished, about])
          await rm(left, { force: true }).catch(() => undefined);
        refuseForDisk(error);
      }
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
        // Only `save` writes these files; a half-written one belongs to a picture for which nothing has been read yet.
        if (about === undefined || about === "" || !isOwner(JSON.parse(about))) continue;
        // In this order: the process that draws a picture removes it if it is not there yet.
        await rm(join(dir, `${name}.json`), { force: true });
        await rm(join(dir, `${name}.jpg`), { force: true });
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

const hourMs = 3_600_000;

/** Housekeeping: removes the files of pictures that nobody can fetch any more. */
export function removingOldPrints(place: Parameters<typeof openPrintFolder>[0]): Task {
  const folder = openPrintFolder(place);
  return { name: "old order pictures", everyMs: hourMs, run: () => folder.sweep() };
}

/**
 * Adds `GET /assets/print/{name}`. The pictures hold names and addresses of guests, so nothing on the way keeps them and
 * no search engine lists them.
 */
export function servePrints(app: FastifyInstance, folder: PrintFolder): void {
  app.get<{ Params: { name: string } }>("/assets/print/:name", async (request, reply) => {
    const jpeg = await folder.find(request.params.name);
    if (jpeg === undefined) return reply.callNotFound();
    return (
      reply
        .header("cache-control", "no-store")
        .header("x-robots-tag", "noindex")
        .header("x-content-type-options", "nosniff")
        .header("content-security-policy", "sandbox; default-src 'none'")
        .header("referrer-policy", "no-referrer")
        // The page that shows it may be on another host than the pictures.
        .header("cross-origin-resource-policy", "cross-origin")
        .type("image/jpeg")
        .send(jpeg)
    );
  });
}
