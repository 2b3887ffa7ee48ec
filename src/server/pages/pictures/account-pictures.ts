import { createHash, randomUUID } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Account } from "../../../contract/account.ts";
import type { Image } from "../../../contract/fields.ts";
import { inTurn } from "../../media/in-turn.ts";
import { assetPath } from "../../media/store-image.ts";
import type { Material } from "./draw-picture.ts";
import { pictureKinds, type PictureName } from "./picture-kinds.ts";

export type Colours = Pick<Material, "surface" | "accent" | "onAccent">;
type Asked = { accountId: string; account: Account; colours: Colours; name: PictureName };
type Drawn = {
  bytes: Buffer;
  /** False when a file that belongs into it was not there. */
  isWhole: boolean;
};

/** Changes with the way in which pictures are drawn. */
const recipe = 1;
const sourceSize = 960;

/** A short name for what a picture is drawn from: the same as long as it would look the same. */
export function pictureKey({ account, colours, name }: Omit<Asked, "accountId">): string {
  const { logo, banner } = account;
  const face = logo?.file ?? initialOf(account.name);
  const parts = [recipe, pictureKinds[name], face, banner?.file, colours];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}

export const drawnPicturesFolder = (dataDir: string) => join(dataDir, "account-pictures");

export type AccountPictures = { get(asked: Asked): Promise<Drawn> };

/** Makes accounts' pictures (icons and share pictures) on first request, one at a time, and keeps them on the disk. */
export function createAccountPictures({
  dataDir,
  log,
}: {
  dataDir: string;
  log: FastifyBaseLogger;
}): AccountPictures {
  const folder = openPictureFolder(drawnPicturesFolder(dataDir));
  const assetsDir = join(dataDir, "assets");
  const underWay = new Map<string, Promise<Drawn>>();

  async function findOrDraw(asked: Asked): Promise<Drawn> {
    const { accountId, account, colours, name } = asked;
    const place = { accountId, name, key: pictureKey(asked) };
    const kept = await folder.find(place);
    if (kept) return { bytes: kept, isWhole: true };
    const [logo, banner] = [
      await findSource(assetsDir, account.logo),
      await findSource(assetsDir, account.banner),
    ];
    const material = {
      ...colours,
      logo,
      banner,
      letter: initialOf(account.name),
      logoColour: account.logo?.colour ?? colours.surface,
    };
    // The drawing module is large, and most starts of the program draw nothing.
    const { drawPicture } = await import("./draw-picture.ts");
    const bytes = await inTurn(() => drawPicture(pictureKinds[name], material));
    const isWhole = !(account.logo && !logo) && !(account.banner && !banner);
    if (isWhole) {
      // The picture is sent even if a full disk cannot keep it.
      await folder
        .save(place, bytes)
        .catch((error: unknown) => log.warn({ err: error }, "picture of an account not kept"));
    }
    return { bytes, isWhole };
  }

  return {
    get(asked) {
      const flight = `${asked.accountId} ${asked.name} ${pictureKey(asked)}`;
      const running = underWay.get(flight);
      if (running) return running;
      const finding = findOrDraw(asked).finally(() => underWay.delete(flight));
      underWay.set(flight, finding);
      return finding;
    },
  };
}

async function findSource(assetsDir: string, image: Image | null): Promise<string | undefined> {
  if (!image) return undefined;
  const path = assetPath(assetsDir, { size: sourceSize, file: image.file, type: "webp" });
  return access(path).then(
    () => path,
    () => undefined,
  );
}

/** Scripts in which one letter stands for a word, as far as the product has fonts for them. */
const drawable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Nd}]/u;

/** The letter that stands for a business without a logo; "" when there is none that can be drawn. */
function initialOf(name: string): string {
  const [first = ""] = Array.from(name.normalize("NFC"));
  return drawable.test(first) ? first.toLocaleUpperCase("pt-BR") : "";
}

type Place = { accountId: string; name: string; key: string };

type PictureFolder = {
  find(place: Place): Promise<Buffer | undefined>;
  /** Keeps the picture in place of the account's earlier one of that name. */
  save(place: Place, bytes: Buffer): Promise<void>;
};

/** Drawn pictures by account, name and what they were drawn from: one of each name. */
function openPictureFolder(dir: string): PictureFolder {
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
