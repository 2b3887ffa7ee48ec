import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { codeOf } from "../error-code.ts";

/** Files by key, such as "240/0f3a.webp". A file is there whole or not at all. */
export type AssetStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Puts several. If that fails, a folder keeps nothing; a bucket may keep some, which `noteFiles` accounts for. */
  putAll(files: readonly { key: string; bytes: Uint8Array }[]): Promise<void>;
  open(key: string): Promise<OpenAsset | undefined>;
  /** When it was put or touched last. */
  modifiedAt(key: string): Promise<Date | undefined>;
  /** Sets a file's time to now, which keeps it from a `removeIfOlder` under way; false if the file is missing. */
  touch(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Removes the file unless it was put or touched since; true if it is gone. */
  removeIfOlder(key: string, before: Date): Promise<boolean>;
  /** The files right below a folder, or with "" right below the top, whose names have this beginning. */
  list(folder: string, beginning?: string): AsyncIterable<{ key: string; modifiedAt: Date }>;
};

/** An opened file, whose stream must be read or destroyed. */
export type OpenAsset = { bytes: number; stream: Readable };

export async function readAsset(store: AssetStore, key: string): Promise<Buffer | undefined> {
  const found = await store.open(key);
  return found && buffer(found.stream);
}

/** The code of an error of a bucket that cannot be used now, also when it comes from another process. */
export const assetsUnavailable = "ASSETS_UNAVAILABLE";

export function isAssetOutage(error: unknown): error is Error & { code: typeof assetsUnavailable } {
  return codeOf(error) === assetsUnavailable;
}
