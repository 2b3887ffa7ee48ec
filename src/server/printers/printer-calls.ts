import { LRUCache } from "lru-cache";
import type { FastifyReply, FastifyRequest } from "fastify";
import { limits } from "../../domain/text-rules.ts";
import type { PrinterKind } from "../../domain/print-job.ts";
import { printableLine } from "../../domain/printable-text.ts";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/with-account.ts";
import { frozenRefusal } from "../http/calls/perform.ts";
import { requireRequestAccount } from "../http/calls/request-account.ts";
import { callerAddress } from "../http/edge/caller-address.ts";
import type { FairShare } from "../http/limits/fair-share.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import { Refused } from "../http/refused.ts";
import { hashToken } from "../sessions/token.ts";
import type { FindAccountId } from "../tenancy/host-account.ts";
import { withThawedAccount } from "../tenancy/with-thawed-account.ts";
import { publishJobsChanged } from "./giving-up-old.ts";
import { findPrinterBySecret, noteSeen, type AskingPrinter } from "./printer-queries.ts";

export type PrinterDeps = {
  database: Database;
  findAccountId: FindAccountId;
  share: FairShare;
  limits: RateLimits;
  now: () => Date;
  /** Called after something is committed. */
  wake: () => void;
};

/** A call of a printer whose secret is right. */
export type PrinterCall = { tx: Tx; printer: AskingPrinter; now: Date };

export type SecretRequest = FastifyRequest<{ Params: { secret: string } }>;

/** Limit of what a printer or an agent says: a body in bytes, a field in characters. A report is less than 1,000. */
export const maxPrinterInput = 8 * 1024;

/** Printers whose secret was right when they last called. */
const knownPrinters = new LRUCache<string, true>({ max: 10_000 });

/** The account that is asked, and `inCall`, which answers a printer's call in steps with a transaction each. */
export async function authenticatePrinter(
  request: SecretRequest,
  { kind, deps }: { kind: PrinterKind; deps: PrinterDeps },
) {
  const { accountId } = await requireRequestAccount(request, deps.findAccountId);
  const { secret } = request.params;
  const address = callerAddress(request.ip);
  const guesser = `${accountId} ${address}`;
  // A hash, so that no key in memory is a secret.
  const caller = `printer ${accountId} ${hashToken(secret).toString("base64url")}`;
  // Guesses from behind a shop's own address must not keep its printers from asking.
  if (knownPrinters.has(caller)) await deps.limits.callsOfPrinter.consume(caller);
  const inCall = async <Result>(run: (call: PrinterCall) => Promise<Result>): Promise<Result> => {
    const now = deps.now();
    const isStaff = knownPrinters.has(caller);
    // Counted before the secret is looked up, so that guesses made at once count too.
    if (!isStaff) await deps.limits.wrongPrinters.consume(guesser);
    const asking = { accountId, caller: isStaff ? caller : address, isStaff };
    const asked = deps.share(asking, () =>
      withThawedAccount(deps.database, accountId, async (tx) => {
        const printer = await findPrinterBySecret(tx, { secret, kind });
        return {
          result: printer && (await run({ tx, printer, now })),
          isKnown: printer !== undefined,
        };
      }),
    );
    if (!isStaff) {
      const isWrong = await asked.then(
        (done) => done?.isKnown === false,
        () => false,
      );
      if (!isWrong) await deps.limits.wrongPrinters.giveBack(guesser);
    }
    const done = await asked;
    if (done === undefined) throw frozenRefusal();
    if (!done.isKnown) {
      if (knownPrinters.delete(caller)) await deps.limits.wrongPrinters.count(guesser);
      throw new Refused("not_found");
    }
    knownPrinters.set(caller, true);
    deps.wake();
    return done.result as Result;
  };
  return { accountId, caller, inCall };
}

/** Records that the printer is present, and its fault if reported. Notifies pages if its state changes. */
export async function noteState(
  { tx, printer, now }: PrinterCall,
  fault?: string | null,
): Promise<void> {
  const isOther = await noteSeen(tx, { printer, now, ...(fault === undefined ? {} : { fault }) });
  if (isOther) await publishJobsChanged(tx);
}

/** A printer's own words, as they can be kept and shown. */
export function cleanPrinterText(text: string): string {
  return printableLine(text).slice(0, limits.printerFault);
}

/** Forbids caching: printed orders hold names and addresses of guests. */
export function withoutCaching(reply: FastifyReply): FastifyReply {
  return reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
}
