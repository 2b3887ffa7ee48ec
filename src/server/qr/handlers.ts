import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { qrContract } from "../../contract/qr.ts";
import { printedCodes } from "../../domain/printed-codes.ts";
import { printableLine } from "../../domain/printable-text.ts";
import { createDrawingQueue } from "../http/drawing-queue.ts";
import { takeTurn } from "../http/limits.ts";
import type { Handlers } from "../http/mount.ts";
import { Refused } from "../http/refused.ts";
import { drawBeside } from "./draw-beside.ts";

/** Of one address; and what may be drawn anew for one account, which takes seconds where there are many tables. */
const asked = { points: 30, duration: 60 };
const drawings = { points: 6, duration: 60 };
const cacheBytes = 32 * 1024 * 1024;

export function qrHandlers(): Handlers<typeof qrContract> {
  const askers = new RateLimiterMemory(asked);
  const accounts = new RateLimiterMemory(drawings);
  const inTurn = createDrawingQueue();
  const drawn = new LRUCache<string, Uint8Array>({
    maxSize: cacheBytes,
    sizeCalculation: (pdf) => pdf.byteLength,
  });
  return {
    async pdf({ query }, { account, domain, protocol, remoteAddress }) {
      if (!account.active) throw new Refused("not_found");
      await takeTurn(askers, remoteAddress);
      const { accountId, source, features, extras } = account;
      const origin = `${protocol}://${domain}${portOf(query.domain, protocol)}`;
      const name = printableLine(account.name);
      const codes = printedCodes({ name, source, features, locations: extras.locations }, origin);
      const key = createHash("sha256")
        .update(JSON.stringify([accountId, codes]))
        .digest("hex");
      const kept = drawn.get(key);
      if (kept) return kept;
      await takeTurn(accounts, accountId);
      return inTurn(async () => {
        // Whoever came at the same moment may have had it drawn meanwhile.
        const pdf = drawn.get(key) ?? (await drawBeside(name, codes));
        drawn.set(key, pdf);
        return pdf;
      });
    },
  };
}

/** Where a site is tried out it has a port, which its name in the table of hosts does not. */
function portOf(host: string, protocol: "http" | "https"): string {
  const port = Number(/:(\d{1,5})$/.exec(host)?.[1] ?? 0);
  const usual = protocol === "https" ? 443 : 80;
  return port === 0 || port > 65_535 || port === usual ? "" : `:${port}`;
}
