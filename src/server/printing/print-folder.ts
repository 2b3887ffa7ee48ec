import { randomBytes } from "node:crypto";
import { orderPictureHours } from "../../domain/retention.ts";
import { assetPlaces, openAssetStore, type AssetSettings } from "../assets/asset-places.ts";
import { readAsset } from "../assets/asset-store.ts";
import { refuseForStorage } from "../http/edge/storage-refusal.ts";
import type { Task } from "../housekeeping/housekeeping.ts";
import type { FastifyInstance } from "fastify";

const fileName = /^[0-9a-f]{32}\.jpg$/;
/**
 * Each picture has a file that names its owner. The file name begins with the account's id, so one account's files can
 * be listed. The version before left the id out; those files expire after the same time.
 */
const ownerName = /^(?:[0-9a-f-]{36}\.)?([0-9a-f]{32})\.json$/;
const ownersOf = (accountId: string) => `${accountId}.`;
/** Unfinished files have another name, so that nobody is served half of one. */
const unfinishedName = /^[0-9a-f]{32}\.[0-9a-z.-]*part$/;
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
  /** Removes the pictures of an account whose owner matches. */
  removeOf(accountId: string, isOwner: (owner: PrintOwner) => boolean): Promise<void>;
  /** Removes pictures that are no longer kept. */
  sweep(): Promise<void>;
};

export function openPrintFolder({
  now,
  ...settings
}: AssetSettings & { now: () => Date }): PrintFolder {
  const store = openAssetStore(assetPlaces(settings).prints, { isPrivate: true });
  const isKept = (modifiedAt: Date) => now().getTime() - modifiedAt.getTime() < keptMs;
  return {
    async save(owner, draw) {
      const name = randomBytes(16).toString("hex");
      const [about, picture] = [`${ownersOf(owner.accountId)}${name}.json`, `${name}.jpg`];
      try {
        // Written before anything is read for the picture: removing the owner's pictures from now on removes this one
        // too.
        await store.put(about, Buffer.from(JSON.stringify(owner)));
        await store.put(picture, await draw());
        const isOwned = (await store.modifiedAt(about)) !== undefined;
        if (!isOwned) await store.remove(picture);
        return isOwned ? picture : undefined;
      } catch (error) {
        await store.remove(about).catch(() => undefined);
        refuseForStorage(error);
      }
    },

    async find(name) {
      if (!fileName.test(name)) return undefined;
      try {
        const modifiedAt = await store.modifiedAt(name);
        return modifiedAt && isKept(modifiedAt) ? await readAsset(store, name) : undefined;
      } catch (error) {
        refuseForStorage(error);
      }
    },

    async removeOf(accountId, isOwner) {
      for await (const { key } of store.list("", ownersOf(accountId))) {
        const name = ownerName.exec(key)?.[1];
        if (name === undefined) continue;
        const about = await readAsset(store, key);
        // Only `save` writes these files.
        if (about === undefined || !isOwner(JSON.parse(about.toString()))) continue;
        // In this order: a process that still draws the picture finds its owner's file gone, and removes the picture.
        await store.remove(key);
        await store.remove(`${name}.jpg`);
      }
    },

    async sweep() {
      for await (const { key, modifiedAt } of store.list("")) {
        if (![fileName, ownerName, unfinishedName].some((known) => known.test(key))) continue;
        if (!isKept(modifiedAt)) await store.remove(key);
      }
    },
  };
}

const hourMs = 3_600_000;

/** Housekeeping: removes the files of pictures that nobody can fetch any more. */
export function removingOldPrints(place: Parameters<typeof openPrintFolder>[0]): Task {
  const folder = openPrintFolder(place);
  return { name: "old order pictures", everyMs: hourMs, run: () => folder.sweep() };
}

/**
 * Adds `GET /assets/print/{name}`. The pictures hold names and addresses of guests, so no cache on the way keeps them
 * and no search engine lists them.
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
