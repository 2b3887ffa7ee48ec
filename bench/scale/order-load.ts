import { cpuOfEach, cpuSince, familyOf } from "../processes.ts";
import { newClient } from "./client.ts";
import { placeOrder } from "./place-order.ts";
import type { Account } from "./account.ts";

export type Load = { perSecond: number; cpuMilliseconds: number };

/** Places orders for so many seconds, from one client for each account. The processes share the clients. */
export async function orderFor({
  seconds,
  processes,
  accounts,
  postmasterPid,
  between = [],
}: {
  seconds: number;
  processes: readonly { origin: string; pid: number }[];
  accounts: readonly Account[];
  postmasterPid: number;
  /** Other processes whose time counts, as a pooler's. */
  between?: readonly number[];
}): Promise<Load> {
  const pids = [...processes.map(({ pid }) => pid), ...between, ...(await familyOf(postmasterPid))];
  const before = await cpuOfEach(pids);
  const startedAt = performance.now();
  const until = startedAt + seconds * 1_000;
  const placed = await Promise.all(
    accounts.map(async (account, at) => {
      const client = newClient(processes[at % processes.length]?.origin ?? "");
      let count = 0;
      for (; performance.now() < until; count += 1) await placeOrder(client, account);
      client.close();
      return count;
    }),
  );
  const orders = placed.reduce((sum, one) => sum + one, 0);
  const tookSeconds = (performance.now() - startedAt) / 1_000;
  const cpuSeconds = cpuSince(before, await cpuOfEach(pids));
  return { perSecond: orders / tookSeconds, cpuMilliseconds: (cpuSeconds / orders) * 1_000 };
}
