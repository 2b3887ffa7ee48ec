import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { qrContract } from "../../contract/qr.ts";
import { printedCodes } from "../../domain/printed-codes.ts";
import { printableLine } from "../../domain/printable-text.ts";
import { createDrawingQueue } from "../http/limits/drawing-queue.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { Refused } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";
import { openAssetStore, type AssetPlace } from "../assets/asset-places.ts";
import { drawInChildProcess } from "./draw-in-child-process.ts";
import { portOf } from "./port-of.ts";
import { readDesign } from "./read-design.ts";

const cacheBytes = 32 * 1024 * 1024;

export function qrHandlers(limits: RateLimits, pictures: AssetPlace): Handlers<typeof qrContract> {
  const drawingQueues = {
    usual: createDrawingQueue(),
    other: createDrawingQueue(),
    designed: createDrawingQueue(),
  };
  const drawn = new LRUCache<string, Uint8Array>({
    maxSize: cacheBytes,
    sizeCalculation: (pdf) => pdf.byteLength,
  });
  const store = openAssetStore(pictures);
  return {
    async sheets({ body }, context) {
      const { account, domain, protocol } = context;
      await limits.codeSheetsDesigned.consume(account.accountId);
      const origin = `${protocol}://${domain}${portOf(body.domain, protocol)}`;
      const design = await readDesign(body, { context, origin, store });
      // Owners' designs have a separate queue from the sheets that anyone may request.
      const file = await drawingQueues.designed(() => drawInChildProcess(design));
      return {
        type: body.preview ? "image/png" : "application/pdf",
        data: Buffer.from(file).toString("base64"),
        codes: design.count,
      };
    },

    async pdf({ query }, context) {
      const { account, domain, protocol, principal, remoteAddress, isUsualPort } = context;
      if (!account.active) throw new Refused("not_found");
      if (!isStaff(principal)) await limits.codeSheetsOfAddress.consume(remoteAddress);
      const { accountId, source, features, extras } = account;
      const origin = `${protocol}://${domain}${portOf(query.domain, protocol)}`;
      const name = printableLine(account.name);
      const codes = printedCodes({ name, source, features, locations: extras.locations }, origin);
      const key = createHash("sha256")
        .update(JSON.stringify([accountId, codes]))
        .digest("hex");
      const kept = drawn.get(key);
      if (kept) return kept;
      // A caller can make up ports. Each port has separate sheets, which take seconds if there are many tables.
      const limit = isUsualPort ? limits.codeSheetsDrawn : limits.codeSheetsOfOtherPorts;
      await limit.consume(accountId);
      return drawingQueues[isUsualPort ? "usual" : "other"](async () => {
        // Another request may have drawn it while this one waited.
        const pdf = drawn.get(key) ?? (await drawInChildProcess({ name, codes }));
        drawn.set(key, pdf);
        return pdf;
      });
    },
  };
}
