import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "../figure.ts";
import { newFolder } from "../new-folder.ts";
import { untilIdle } from "../processes.ts";
import { newClient } from "../scale/client.ts";
import { labelOf } from "../scale/account.ts";
import { newServer, openFilled } from "../scale/filled.ts";

/** As many accounts as a small town has restaurants, with sixty items each, a third of them options. */
const size = { accounts: 2_000, itemsPerCategory: 4, orders: 2_000 };
const paths = ["/cardapio", "/v2.0/content/menu"];
const visitors = 4;
const laterMs = 10_000;
const mostMegabytes = 220;

/** Measures the memory of a process that has served the menu of every account, as page and as data. */
export async function measureMemory(): Promise<Figure[]> {
  await using folder = await newFolder();
  await using server = await newServer(folder.path);
  await using filled = await openFilled(server, { name: "memory", size });
  const { comanda } = filled;
  await untilIdle(comanda);
  const before = await residentMegabytes(comanda);
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      const client = newClient(comanda.origin);
      for (let account = 1 + visitor; account <= size.accounts; account += visitors) {
        for (const path of paths) {
          const asked = { path, host: `${labelOf(account)}.localhost` };
          const headers = { "accept-encoding": "br" };
          const { status } = await client.ask({ ...asked, headers });
          if (status !== 200) throw new Error(`${asked.host}${path}: ${status}`);
        }
      }
      client.close();
    }),
  );
  const served = await residentMegabytes(comanda);
  // Meanwhile the smallest encodings of the answers are made.
  await sleep(laterMs);
  const later = await residentMegabytes(comanda);
  return [
    {
      what: `memory of the process after menu page and data of ${size.accounts} accounts`,
      measured: `${served.now.toFixed(0)} MB, ten seconds later ${later.now.toFixed(0)} MB, at most ${later.most.toFixed(0)} MB`,
      floor: `${before.now.toFixed(0)} MB after the start`,
      value: Math.max(served.now, later.now),
      bound: { atMost: mostMegabytes },
      unit: "MB",
    },
  ];
}

/** Memory now, and its peak so far. */
async function residentMegabytes({ pid }: { pid: number }): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) / 1_024;
  return { now: megabytes("VmRSS"), most: megabytes("VmHWM") };
}
