import { RateLimiterMemory } from "rate-limiter-flexible";
import type { printingContract } from "../../contract/printing.ts";
import type { CallContext } from "../http/context.ts";
import { createDrawingQueue } from "../http/drawing-queue.ts";
import { takeTurn } from "../http/limits.ts";
import type { Handlers } from "../http/mount.ts";
import { Refused } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";
import type { PrintFolder } from "./print-folder.ts";
import { readTicket } from "./read-ticket.ts";

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

/** Pictures that may be drawn: an hour for callers, a day for all of an account together. */
export type PrintLimits = {
  perGuest: number;
  perAddress: number;
  perStaff: number;
  perAccount: number;
};

const defaultPrintLimits: PrintLimits = {
  perGuest: 10,
  perAddress: 60,
  perStaff: 300,
  perAccount: 500,
};

export function printingHandlers(
  folder: PrintFolder,
  limits: PrintLimits = defaultPrintLimits,
): Handlers<typeof printingContract> {
  const limiters = {
    guest: new RateLimiterMemory({ points: limits.perGuest, duration: hourSeconds }),
    address: new RateLimiterMemory({ points: limits.perAddress, duration: hourSeconds }),
    staff: new RateLimiterMemory({ points: limits.perStaff, duration: hourSeconds }),
    account: new RateLimiterMemory({ points: limits.perAccount, duration: daySeconds }),
  };
  const inTurn = createDrawingQueue();

  /** Guests at one table may share an address; without an identity, the address is all there is to go by. */
  async function takeCallersTurn({
    account,
    principal,
    remoteAddress,
  }: CallContext): Promise<void> {
    const address = `${account.accountId} ${remoteAddress}`;
    if (isStaff(principal)) return takeTurn(limiters.staff, principal.userId);
    await takeTurn(limiters.guest, principal.kind === "guest" ? principal.guestId : address);
    await takeTurn(limiters.address, address);
  }

  return {
    async print({ body: { data } }, context) {
      await takeCallersTurn(context);
      const owner = {
        accountId: context.account.accountId,
        guestId: context.principal.kind === "guest" ? context.principal.guestId : null,
        orderHash: data.hash ?? null,
      };
      const filename = await folder.save(owner, async () => {
        const ticket = await context.inTransaction((tx) => readTicket(data, { ...context, tx }));
        // What guests have drawn must not leave staff without a picture.
        const who = isStaff(context.principal) ? "staff" : "guests";
        await takeTurn(limiters.account, `${context.account.accountId} ${who}`);
        // What draws is large, and not needed to start.
        const { drawTicket } = await import("./draw-ticket.ts");
        return inTurn(() => drawTicket(ticket, data.layout ?? "customer"));
      });
      if (filename === undefined) throw new Refused("not_found");
      return { filename_jpg: filename };
    },
  };
}
