import { request, type ClientRequest } from "node:http";
import { withAccount } from "../../src/server/db/with-account.ts";
import { startSession } from "../../src/server/sessions/sessions.ts";
import type { TestAccount } from "../../src/server/testing/new-account.ts";
import type { TestApp } from "../../src/server/testing/start-app.ts";

/** Somebody who listens to an account's orders, over as many connections as it takes. */
export type Listener = {
  /** When each order was first known, told or fetched, by its hash. */
  known: Map<string, number>;
  /** The number of events that told of an order once more on the same stream. */
  repeats: () => number;
  /** Resolves when the stream is open and, after a break, the orders have been fetched. */
  connect: (origin: string) => Promise<void>;
  cut: () => void;
  isOpen: () => boolean;
};

type Who = { host: string; token: string; address: string };

/** `address` is the caller's, as a trusted proxy names it. */
export function newListener({ host, token, address }: Who): Listener {
  const known = new Map<string, number>();
  let repeats = 0;
  let lastEventId: string | undefined;
  let call: ClientRequest | undefined;
  let open = false;

  function connect(origin: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const mine = request(`${origin}/v2.0/order/events`, {
      agent: false,
      headers: {
        host,
        // Browsers send this. Node's own client would have the connection closed afterwards.
        connection: "keep-alive",
        authorization: `Bearer ${token}`,
        "x-forwarded-for": address,
        ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }),
      },
    });
    call = mine;
    const told = new Set<string>();
    mine.on("error", (error) => {
      if (call === mine) open = false;
      reject(error);
    });
    mine.on("response", (answer) => {
      if (answer.statusCode !== 200)
        return reject(new Error(`The stream said ${answer.statusCode}`));
      let rest = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        // Events on their way are lost with the connection, as they are when a cable is cut.
        if (call !== mine) return;
        const blocks = (rest + part).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) {
          const name = /^event: (\w+)$/m.exec(block)?.[1];
          if (name === "ready" || name === "reset") {
            open = true;
            lastEventId = /^id: (.+)$/m.exec(block)?.[1];
            (name === "ready" ? Promise.resolve() : fetchOrders(origin)).then(resolve, reject);
          }
          // Only the hash is parsed: thousands of listeners are told of every order.
          const hash = /^event: order\n.*?"hash":"([0-9a-f]{32})"/m.exec(block)?.[1];
          if (hash === undefined) continue;
          if (told.has(hash)) repeats += 1;
          told.add(hash);
          know(hash);
        }
      });
      answer.on("error", () => undefined);
      answer.on("close", () => {
        if (call === mine) open = false;
        // This has no effect on a stream that was open before.
        reject(new Error("The stream ended before it was open"));
      });
    });
    mine.end();
    return promise;
  }

  function know(hash: string): void {
    if (!known.has(hash)) known.set(hash, performance.now());
  }

  async function fetchOrders(origin: string): Promise<void> {
    for (let cursor: string | null = ""; cursor !== null;) {
      const query = cursor === "" ? "" : `?cursor=${cursor}`;
      const answer = await fetch(`${origin}/v2.0/order${query}`, {
        headers: { domain: host, authorization: `Bearer ${token}`, "x-forwarded-for": address },
      });
      if (!answer.ok) throw new Error(`The orders were refused: ${answer.status}`);
      const page = (await answer.json()) as { orders: { hash: string }[]; next: string | null };
      for (const { hash } of page.orders) know(hash);
      cursor = page.next;
    }
  }

  return {
    known,
    repeats: () => repeats,
    connect,
    cut() {
      open = false;
      const cut = call;
      call = undefined;
      cut?.destroy();
    },
    isOpen: () => open,
  };
}

/** Sessions of the account's admin, one for each listener: a browser has a few streams at most. */
export async function newTokens(
  testApp: TestApp,
  { account: { accountId }, count }: { account: TestAccount; count: number },
): Promise<string[]> {
  return withAccount(testApp.database, { accountId, mode: "write" }, async (tx) => {
    const { user_id: userId } = await tx.db
      .selectFrom("users")
      .select("user_id")
      .where("account_id", "=", accountId)
      .where("level", "=", 1)
      .executeTakeFirstOrThrow();
    const tokens: string[] = [];
    for (let made = 0; made < count; made += 1) {
      tokens.push((await startSession(tx, { owner: { userId }, now: new Date() })).token);
    }
    return tokens;
  });
}
