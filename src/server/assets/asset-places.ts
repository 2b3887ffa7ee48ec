import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { StartRefused } from "../operator-refused.ts";
import { isAssetOutage, type AssetStore } from "./asset-store.ts";
import { createBucketStore, type BucketPart } from "./bucket-store.ts";
import { createFolderStore } from "./folder-store.ts";

/** A folder's path, or a part of a bucket: plain data, which another process can open too. */
export type AssetPlace = string | BucketPart;

export function openAssetStore(place: AssetPlace, { isPrivate = false } = {}): AssetStore {
  return typeof place === "string"
    ? createFolderStore(place, { isPrivate })
    : createBucketStore(place);
}

export type AssetSettings = Pick<Config, "dataDir"> & Partial<Pick<Config, "bucket">>;

/** The place of each kind of file: folders of `DATA_DIR`, or parts of a bucket under the same names. */
export function assetPlaces({ dataDir, bucket }: AssetSettings): {
  pictures: AssetPlace;
  /** Pictures of orders. */
  prints: AssetPlace;
  /** Pictures that stand for accounts, by their ids. */
  drawn: AssetPlace;
} {
  const place = (name: string): AssetPlace =>
    bucket ? { ...bucket, prefix: `${name}/` } : join(dataDir, name);
  return {
    pictures: place("assets"),
    prints: place("print"),
    drawn: place("account-pictures"),
  };
}

/** Refuses to start with a bucket that cannot be written to. */
export async function requireBucket({ dataDir, bucket }: AssetSettings): Promise<void> {
  if (bucket === undefined) return;
  const store = openAssetStore(assetPlaces({ dataDir, bucket }).pictures);
  const key = `started/${randomUUID()}`;
  try {
    await store.put(key, new Uint8Array());
    await store.remove(key);
  } catch (cause) {
    if (!isAssetOutage(cause)) throw cause;
    throw new StartRefused(`The bucket of the pictures cannot be used: ${cause.message}.`, {
      cause,
    });
  }
}
