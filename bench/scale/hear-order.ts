import { request } from "node:http";
import { newClient, type OneClient } from "./client.ts";
import type { Account } from "./account.ts";

type Asked = {
  placing: string;
  listening: string;
  account: Account;
  place: (client: OneClient, account: Account) => Promise<string>;
};

/** Milliseconds from the answer that an order was taken until staff who listen elsewhere have it; none if they were first. */
export async function hearOrder({ placing, listening, account, place }: Asked): Promise<number> {
  const { promise: opened, resolve: open, reject } = Promise.withResolvers<void>();
  const heard = new Map<string, number>();
  let hear = (_hash: string) => {};
  const stream = request(`${listening}/v2.0/order/events`, {
    agent: false,
    headers: { host: account.host, authorization: `Bearer ${account.token}` },
  });
  stream.on("error", reject);
  stream.on("response", (answer) => {
    let rest = "";
    answer.setEncoding("utf8");
    answer.on("error", () => undefined);
    answer.on("data", (part: string) => {
      // The stream begins with what the listener has missed, which is nothing.
      open();
      const lines = (rest + part).split("\n");
      rest = lines.pop() ?? "";
      for (const [, hash = ""] of lines.join("\n").matchAll(/"hash":"([0-9a-f]{32})"/g)) {
        heard.set(hash, performance.now());
        hear(hash);
      }
    });
  });
  stream.end();
  await opened;
  const client = newClient(placing);
  const hash = await place(client, account);
  const answeredAt = performance.now();
  client.close();
  if (!heard.has(hash)) {
    await new Promise<void>((done) => {
      hear = (of) => void (of === hash && done());
    });
  }
  stream.destroy();
  return Math.max(0, (heard.get(hash) ?? answeredAt) - answeredAt);
}
