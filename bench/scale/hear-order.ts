import { openEvents } from "../event-stream.ts";
import { newClient, type OneClient } from "./client.ts";
import type { Account } from "./account.ts";

type Asked = {
  placing: string;
  listening: string;
  account: Account;
  place: (client: OneClient, account: Account) => Promise<string>;
};

/** Milliseconds from the answer to an order until staff who listen elsewhere have it; 0 if they had it first. */
export async function hearOrder({ placing, listening, account, place }: Asked): Promise<number> {
  const heard = new Map<string, number>();
  let hear = (_hash: string) => {};
  const stream = await openEvents(Number(new URL(listening).port), account, {
    hear(name, data) {
      if (name !== "order") return;
      // The contract has this form.
      const { hash } = JSON.parse(data) as { hash: string };
      heard.set(hash, performance.now());
      hear(hash);
    },
  });
  const client = newClient(placing);
  const hash = await place(client, account);
  const answeredAt = performance.now();
  client.close();
  if (!heard.has(hash)) {
    await new Promise<void>((done) => {
      hear = (of) => void (of === hash && done());
    });
  }
  stream.close();
  return Math.max(0, (heard.get(hash) ?? answeredAt) - answeredAt);
}
