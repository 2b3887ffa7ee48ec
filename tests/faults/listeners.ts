import { request, type ClientRequest } from "node:http";
import { withAccount } from "../../src/server/db/with-account.ts";
import { startSession } from "../../src/server/sessions/sessions.ts";
import type { TestAccount } from "../../src/server/testing/new-account.ts";
import type { TestApp } from "../../src/server/testing/start-app.ts";

/** Somebody who listens to a house's orders, over as many connections as it takes. */
export type Listener = {
  /** When each order was heard of, by its hash; more than once is a mistake. */
  heard: Map<string, number[]>;
  /** Resolves when the stream says that it is ready. */
  connect: (origin: string) => Promise<void>;
  cut: () => void;
  isOpen: () => boolean;
};

type Who = { host: string; token: string; address: string };

/** `address` is whom a trusted proxy says it speaks for. */
export function newListener({ host, token, address }: Who): Listener {
  const heard = new Map<string, number[]>();
  let lastEventId: string | undefined;
  let call: ClientRequest | undefined;
  let open = false;

  function connect(origin: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const mine = request(`${origin}/v2.0/order/events`, {
      agent: false,
      headers: {
        host,
        // As browsers ask; Node's own client would have the connection closed afterwards.
        connection: "keep-alive",
        authorization: `Bearer ${token}`,
        "x-forwarded-for": address,
        ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }),
      },
    });
    call = mine;
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
        // What was on its way when the connection was cut is lost, as it is when a cable is.
        if (call !== mine) return;
        const blocks = (rest + part).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) hear(block, resolve);
      });
      answer.on("error", () => undefined);
      answer.on("close", () => {
        if (call === mine) open = false;
      });
    });
    mine.end();
    return promise;
  }

  /** Without parsing all of it: thousands are told of every order. */
  function hear(block: string, onReady: () => void): void {
    lastEventId = /^id: (.+)$/m.exec(block)?.[1] ?? lastEventId;
    if (/^event: ready$/m.test(block)) {
      open = true;
      onReady();
    }
    const hash = /^event: order\n.*?"hash":"([0-9a-f]{32})"/m.exec(block)?.[1];
    if (hash !== undefined) heard.set(hash, [...(heard.get(hash) ?? []), performance.now()]);
  }

  return {
    heard,
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

/** Sessions of the house's admin, one for each listener: a browser has a few streams at most. */
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
