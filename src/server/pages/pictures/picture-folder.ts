import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

type Place = { accountId: string; name: string; key: string };

export type PictureFolder = {
  find(place: Place): Promise<Buffer | undefined>;
  /** Keeps the picture in place of the account's earlier one of that name. */
  save(place: Place, bytes: Buffer): Promise<void>;
};

/** Drawn pictures by account, name and what they were drawn from: one of each name. */
export function openPictureFolder(dir: string): PictureFolder {
  const fileOf = ({ name, key }: Place) => `${name}-${key}`;
  return {
    find(place) {
      return readFile(join(dir, place.accountId, fileOf(place))).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === "ENOENT") return undefined;
          throw error;
        },
      );
    },

    async save(place, bytes) {
      const folder = join(dir, place.accountId);
      await mkdir(folder, { recursive: true });
      const earlier = (await readdir(folder)).filter((file) => file.startsWith(`${place.name}-`));
      // Nobody must be served half of it.
      const unfinished = join(folder, `unfinished-${randomUUID()}`);
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, join(folder, fileOf(place)));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      for (const file of earlier) {
        if (file !== fileOf(place)) await rm(join(folder, file), { force: true });
      }
    },
  };
}
