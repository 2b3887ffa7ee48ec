import { RateLimiterMemory } from "rate-limiter-flexible";
import type { uploadsContract } from "../../contract/uploads.ts";
import type { Tx } from "../db/with-account.ts";
import { refuseForDisk } from "../http/disk-refusal.ts";
import { takeTurn } from "../http/limits.ts";
import type { Handlers } from "../http/mount.ts";
import { Refused } from "../http/refused.ts";
import { createWaitingRoom } from "../http/waiting-room.ts";
import { storeImage } from "./store-image.ts";
import { noteFiles } from "./noted-files.ts";
import { takeIn } from "./take-in.ts";
import { claimUploadOfFile, countUploads, insertUpload } from "./upload-queries.ts";

/** Pictures of one account: sent in an hour, under way at once, and kept in all; and under way at once of all accounts. */
export type UploadLimits = {
  perHour: number;
  perAccount: number;
  altogether: number;
  kept: number;
};

const defaultUploadLimits: UploadLimits = {
  perHour: 300,
  perAccount: 4,
  altogether: 12,
  kept: 5000,
};

const retryAfterSeconds = 3;

export function uploadHandlers(
  assetsDir: string,
  limits: UploadLimits = defaultUploadLimits,
): Handlers<typeof uploadsContract> {
  const limiter = new RateLimiterMemory({ points: limits.perHour, duration: 3600 });
  // Whoever is in has a picture on the disk while it waits for its turn.
  const inside = createWaitingRoom({
    perName: limits.perAccount,
    altogether: limits.altogether,
    retryAfterSeconds,
  });
  return {
    add: ({ body: { file } }, { account, inTransaction }) =>
      inside({ name: account.accountId }, async () => {
        await takeTurn(limiter, account.accountId);
        await inTransaction((tx) => requireRoom(tx, limits.kept));
        const image = await takeIn(file.stream(), assetsDir, (path) =>
          storeImage({ path, assetsDir }),
        ).catch(refuseForDisk);
        // A picture that the account has already is the same one.
        const id = await inTransaction(
          async (tx) => (await claimUploadOfFile(tx, image.file)) ?? insertUpload(tx, image),
        ).catch(async (error: unknown) => {
          await noteFiles(assetsDir, [image.file]);
          throw error;
        });
        return { upload: { id, ...image } };
      }),
  };
}

async function requireRoom(tx: Tx, most: number): Promise<void> {
  if ((await countUploads(tx)) < most) return;
  throw new Refused("unprocessable_entity", {
    message: `Esta conta já tem ${most} imagens, que é o limite.`,
    fields: { file: "limite de imagens da conta" },
  });
}
