import { createHash } from "node:crypto";
import { access } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Account } from "../../../contract/account.ts";
import type { Image } from "../../../contract/fields.ts";
import { inTurn } from "../../media/in-turn.ts";
import { assetPath } from "../../media/store-image.ts";
import { initialOf } from "./initial.ts";
import type { Material } from "./draw-picture.ts";
import { openPictureFolder } from "./picture-folder.ts";
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

/** The pictures that stand for accounts: drawn when first asked for, one at a time, and kept on the disk. */
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
    // What draws is large, and most starts of the program draw nothing.
    const { drawPicture } = await import("./draw-picture.ts");
    const bytes = await inTurn(() => drawPicture(pictureKinds[name], material));
    const isWhole = !(account.logo && !logo) && !(account.banner && !banner);
    if (isWhole) {
      // A full disk keeps nobody from the picture.
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
