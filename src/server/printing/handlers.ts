import type { printingContract } from "../../contract/printing.ts";
import type { CallContext, DetachedContext } from "../http/calls/context.ts";
import { createDrawingQueue } from "../http/limits/drawing-queue.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import { consumeShared } from "../http/limits/standing.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { Refused } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";
import type { PrintFolder } from "./print-folder.ts";
import { readTicket } from "./read-ticket.ts";

export function printingHandlers(
  folder: PrintFolder,
  limits: RateLimits,
): Handlers<typeof printingContract> {
  // Guests' drawings must not keep staff waiting.
  const drawingQueues = { staff: createDrawingQueue(), guests: createDrawingQueue() };

  /** Guests at one table may share an address, so each counts by identity. Without one only the address is known. */
  function callersOwn({ account, principal, remoteAddress }: CallContext) {
    const address = `${account.accountId} ${remoteAddress}`;
    if (isStaff(principal)) return { limit: limits.picturesOfStaff, key: principal.userId };
    const key = principal.kind === "guest" ? principal.guestId : address;
    return { limit: limits.picturesOfGuest, key };
  }

  async function countPicture(context: DetachedContext): Promise<void> {
    const { account, principal, remoteAddress } = context;
    const { limit, key } = callersOwn(context);
    await limit.consume(key);
    const ofAccount = (who: string) => ({
      limit: limits.picturesOfAccount,
      key: `${account.accountId} ${who}`,
    });
    if (isStaff(principal)) {
      const ofStaff = ofAccount("staff");
      return ofStaff.limit.consume(ofStaff.key);
    }
    const address = `${account.accountId} ${remoteAddress}`;
    await consumeShared(context, {
      ofAll: { limit: limits.picturesOfAddress, key: address },
      ofKnown: { limit: limits.picturesOfKnownGuests, key: address },
    });
    await consumeShared(context, {
      ofAll: ofAccount("guests"),
      ofKnown: ofAccount("known guests"),
    });
  }

  return {
    async print({ body: { data } }, context) {
      const { limit, key } = callersOwn(context);
      await limit.check(key);
      const owner = {
        accountId: context.account.accountId,
        guestId: context.principal.kind === "guest" ? context.principal.guestId : null,
        orderHash: data.hash ?? null,
      };
      const filename = await folder.save(owner, async () => {
        const ticket = await context.inTransaction((tx) => readTicket(data, { ...context, tx }));
        await countPicture(context);
        // The drawing module is large, and not needed to start.
        const { drawTicket } = await import("./draw-ticket.ts");
        const queue = isStaff(context.principal) ? drawingQueues.staff : drawingQueues.guests;
        return queue(() => drawTicket(ticket, data.layout ?? "customer"));
      });
      if (filename === undefined) throw new Refused("not_found");
      return { filename_jpg: filename };
    },
  };
}
