import { createHash } from "node:crypto";
import type { Route } from "../../../contract/route.ts";
import { prepared, preparedDeferred } from "../../db/prepared.ts";
import { selectOwn, type Tx } from "../../db/with-account.ts";
import type { Principal } from "../../sessions/principal.ts";
import { startSession } from "../../sessions/sessions.ts";
import type { Context } from "./context.ts";
import { findCallerStanding } from "../limits/standing.ts";
import { badFields, Refused } from "../refused.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type Answer = { status: number; body: string };

type KeyValues = { accountId: string; key: string; requestHash: Buffer; now: Date };

const takeKey = prepared<KeyValues>()("take-idempotency-key", (db, given) =>
  db
    .insertInto("idempotency_keys")
    .values({
      account_id: given.accountId,
      key: given.key,
      request_hash: given.requestHash,
      created_at: given.now,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "key"]).doNothing())
    .returning("key"),
);

type AnswerValues = ReturnType<typeof ownerOf> & {
  accountId: string;
  key: string;
  status: number;
  response: string;
};

const keepAnswer = preparedDeferred<AnswerValues>()("keep-idempotent-answer", (db, given) =>
  db
    .updateTable("idempotency_keys")
    .set({
      status: given.status,
      response: given.response,
      guest_id: given.guest_id,
      user_id: given.user_id,
    })
    .where("account_id", "=", given.accountId)
    .where("key", "=", given.key),
);

/** Whether a header's value is a key. Keys must be short, because they are kept in memory too. */
export function isKey(given: unknown): given is string {
  return typeof given === "string" && uuid.test(given);
}

/** A key whose row is being inserted, with the hash of the request under it. */
type KeyTaking = { key: string; requestHash: Buffer; isTaken: Promise<boolean> };

/**
 * Sends the insertion of the key's row, together with the other queries of this moment. It comes before any other write
 * of the request, so a second call with the same key waits here for the first one's transaction. Undefined for an
 * invalid key.
 */
export function startTaking(
  { key, route, input, now }: { key: unknown; route: Route; input: unknown; now: Date },
  tx: Tx,
): KeyTaking | undefined {
  if (!isKey(key)) return undefined;
  const requestHash = createHash("sha256")
    .update(`${route.method} ${route.path}\n${JSON.stringify(input)}`)
    .digest();
  const isTaken = takeKey(tx, { accountId: tx.accountId, key, requestHash, now }).then(
    (rows) => rows.length > 0,
  );
  // An earlier refusal leaves this without a reader; its failure must not end the process.
  isTaken.catch(() => undefined);
  return { key, requestHash, isTaken };
}

/** Runs a write once for its key; a second call gets the first one's answer, byte for byte. */
export async function runIdempotent(
  taking: KeyTaking | undefined,
  context: Context,
  run: () => Promise<{ answer: Answer; principal: Principal }>,
): Promise<Answer> {
  if (taking === undefined) {
    throw badFields({ "Idempotency-Key": { code: "not_a_uuid" } });
  }
  const { tx } = context;
  const { accountId } = tx;
  const { key, isTaken } = taking;
  if (!(await isTaken)) return replay(taking, context);
  const { answer, principal } = await run();
  await keepAnswer(tx, {
    accountId,
    key,
    status: answer.status,
    response: answer.body,
    ...ownerOf(principal),
  });
  return answer;
}

async function replay({ key, requestHash }: KeyTaking, context: Context): Promise<Answer> {
  const first = await selectOwn(context.tx, "idempotency_keys")
    .select(["request_hash", "guest_id", "user_id", "status", "response"])
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  const owner = ownerOf(context.principal);
  const isSame = owner.guest_id === first.guest_id && owner.user_id === first.user_id;
  const mayHave =
    isSame || (first.guest_id !== null && (await findCallerStanding(context)) === "stranger");
  if (!mayHave || !first.request_hash.equals(requestHash) || first.response === null) {
    throw new Refused("idempotency_mismatch");
  }
  if (!isSame && first.guest_id !== null) {
    // The first answer, and the guest's token with it, was lost on the way; only they know the key. They come as
    // nobody, or as the guest without an order that another call has made of them meanwhile.
    const { token } = await startSession(context.tx, {
      owner: { guestId: first.guest_id },
      now: context.now,
    });
    context.giveToken(token);
  }
  return { status: first.status ?? 200, body: first.response };
}

function ownerOf(principal: Principal): { guest_id: string | null; user_id: string | null } {
  return {
    guest_id: principal.kind === "guest" ? principal.guestId : null,
    user_id: "userId" in principal ? principal.userId : null,
  };
}
