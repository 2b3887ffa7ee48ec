import type { uploadsContract } from "../../contract/uploads.ts";
import type { AssetPlace } from "../assets/asset-places.ts";
import type { Tx } from "../db/with-account.ts";
import { refuseForStorage } from "../http/edge/storage-refusal.ts";
import { concurrencyLimits, createConcurrencyLimit } from "../http/limits/concurrency-limits.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { Refused } from "../http/refused.ts";
import { storeImage } from "./store-image.ts";
import { noteFiles } from "./noted-files.ts";
import { spoolToFile } from "./spool-to-file.ts";
import { claimUploadOfFile, countUploads, insertUpload } from "./upload-queries.ts";

/** Limits of pictures: of one account in an hour, at once and kept, and of all accounts at once. */
export type UploadLimits = {
  perHour: number;
  perAccount: number;
  altogether: number;
  kept: number;
};

export const usualUploadLimits: UploadLimits = {
  perHour: 300,
  ...concurrencyLimits.uploads,
  kept: 5000,
};

/** The folder of this machine that takes pictures in, and the place that keeps them. */
export type UploadPlaces = { assetsDir: string; pictures: AssetPlace };

const retryAfterSeconds = 3;

export function uploadHandlers(
  { assetsDir, pictures }: UploadPlaces,
  { uploads }: RateLimits,
  limits: UploadLimits,
): Handlers<typeof uploadsContract> {
  // An upload that was let in has a picture on the disk while it waits for its turn.
  const inside = createConcurrencyLimit("uploads", {
    perName: limits.perAccount,
    altogether: limits.altogether,
    retryAfterSeconds,
  });
  return {
    add: ({ body: { file } }, { account, inTransaction }) =>
      inside({ name: account.accountId }, async () => {
        await uploads.consume(account.accountId);
        await inTransaction((tx) => requireRoom(tx, limits.kept));
        const image = await spoolToFile(file.stream(), assetsDir, (path) =>
          storeImage({ path, pictures }),
        ).catch(refuseForStorage);
        // A picture that the account has already keeps its id.
        const id = await inTransaction(
          async (tx) => (await claimUploadOfFile(tx, image.file)) ?? insertUpload(tx, image),
        ).catch(async (error: unknown) => {
          await noteFiles(pictures, [image.file]);
          throw error;
        });
        return { upload: { id, ...image } };
      }),
  };
}

async function requireRoom(tx: Tx, most: number): Promise<void> {
  if ((await countUploads(tx)) < most) return;
  throw new Refused("unprocessable_entity", {
    problem: { code: "too_many_pictures", max: most },
    fields: { file: { code: "picture_limit_reached" } },
  });
}
