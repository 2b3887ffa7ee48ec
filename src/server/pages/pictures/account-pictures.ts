import { createHash } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Account } from "../../../contract/account.ts";
import type { Image } from "../../../contract/fields.ts";
import {
  assetPlaces,
  openAssetStore,
  type AssetPlace,
  type AssetSettings,
} from "../../assets/asset-places.ts";
import { readAsset, type AssetStore } from "../../assets/asset-store.ts";
import { refuseForStorage } from "../../http/edge/storage-refusal.ts";
import { pictureQueue } from "../../media/picture-queue.ts";
import { keyOfPicture } from "../../media/store-image.ts";
import type { Material } from "./draw-picture.ts";
import { pictureKinds, type PictureName } from "./picture-kinds.ts";

export type Colours = Pick<Material, "surface" | "accent" | "onAccent">;
type PictureRequest = { accountId: string; account: Account; colours: Colours; name: PictureName };
type Drawn = {
  bytes: Buffer;
  /** False when a file that it is drawn from was missing. */
  isWhole: boolean;
};

/** To be raised when pictures are drawn in another way. */
const recipe = 1;
const sourceSize = 960;

/** A short name for what a picture is drawn from: the same as long as it would look the same. */
export function pictureKey({ account, colours, name }: Omit<PictureRequest, "accountId">): string {
  const { logo, banner } = account;
  const face = logo?.file ?? initialOf(account.name);
  const parts = [recipe, pictureKinds[name], face, banner?.file, colours];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}

export type AccountPictures = { get(asked: PictureRequest): Promise<Drawn> };

/** Makes accounts' pictures (icons and share pictures) on first request, one at a time, and keeps them. */
export function createAccountPictures({
  log,
  ...settings
}: AssetSettings & { log: FastifyBaseLogger }): AccountPictures {
  const places = assetPlaces(settings);
  const folder = openPictureFolder(places.drawn);
  const pictures = openAssetStore(places.pictures);
  const underWay = new Map<string, Promise<Drawn>>();

  async function findOrDraw(asked: PictureRequest): Promise<Drawn> {
    const { accountId, account, colours, name } = asked;
    const place = { accountId, name, key: pictureKey(asked) };
    const kept = await folder.find(place);
    if (kept) return { bytes: kept, isWhole: true };
    const [logo, banner] = [
      await findSource(pictures, account.logo),
      await findSource(pictures, account.banner),
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
    const bytes = await pictureQueue(() => drawPicture(pictureKinds[name], material));
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
      const finding = findOrDraw(asked)
        .catch(refuseForStorage)
        .finally(() => underWay.delete(flight));
      underWay.set(flight, finding);
      return finding;
    },
  };
}

async function findSource(store: AssetStore, image: Image | null): Promise<Buffer | undefined> {
  if (!image) return undefined;
  return readAsset(store, keyOfPicture({ size: sourceSize, file: image.file, type: "webp" }));
}

export async function removeDrawnPictures(
  settings: AssetSettings,
  accountId: string,
): Promise<void> {
  const store = openAssetStore(assetPlaces(settings).drawn);
  for await (const { key } of store.list(accountId)) await store.remove(key);
}

/** Scripts in which one letter stands for a word, as far as the product has fonts for them. */
const drawable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Nd}]/u;

/** The letter that stands for a business without a logo; "" when its first letter cannot be drawn. */
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
function openPictureFolder(drawn: AssetPlace): PictureFolder {
  const store = openAssetStore(drawn);
  const keyOf = ({ accountId, name, key }: Place) => `${accountId}/${name}-${key}`;
  return {
    find: (place) => readAsset(store, keyOf(place)),

    async save(place, bytes) {
      const own = keyOf(place);
      await store.put(own, bytes);
      for await (const { key } of store.list(place.accountId)) {
        if (key !== own && key.startsWith(`${place.accountId}/${place.name}-`))
          await store.remove(key);
      }
    },
  };
}
