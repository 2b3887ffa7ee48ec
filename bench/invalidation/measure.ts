import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "../figure.ts";
import { newOwnDatabase } from "../own-database.ts";
import { newFolder } from "../new-folder.ts";
import { untilIdle } from "../processes.ts";
import { startComanda } from "../programs.ts";
import { rendersForCrowd } from "./crowd.ts";
import { signInOwner } from "./owner.ts";
import { watch, type Contents, type Watcher } from "./watcher.ts";

const changes = 40;
/** So many changes come right after one another; the next ones wait until every page shows the last. */
const burst = 4;
const crowds = 3;
const timeoutMs = 10_000;

/** A price that no demo item has, different for each change. */
const firstCents = 50_001;
const priceOf = (change: number) => (firstCents + change) / 100;
/** The change that a price belongs to. Pages write it with a comma, and data without zeros at its end. */
const changeOf = (price: string | undefined) =>
  price === undefined ? undefined : Math.round(Number(price.replace(",", ".")) * 100) - firstCents;

const pages = {
  "/v2.0/content/menu": (body: string) => changeOf(/"price":(50\d(?:\.\d+)?)/.exec(body)?.[1]),
  "/cardapio": (body: string) => changeOf(/50\d,\d\d/.exec(body)?.[0]),
};

/** Two processes on one database while an owner changes a price through either; and a crowd after a change. */
export async function measureInvalidation(): Promise<Figure[]> {
  await using folder = await newFolder();
  await using database = await newOwnDatabase(folder.path);
  const settings = { DATABASE_URL: database.url };
  await using one = await startComanda(join(folder.path, "one"), { settings });
  await untilIdle(one);
  await using other = await startComanda(join(folder.path, "other"), {
    settings: { ...settings, DEMO: "0" },
  });
  const servers = [one, other];
  const owner = await signInOwner(one.origin);

  const contents: Contents = { byTag: new Map(), contradictions: 0 };
  const watchers = servers.flatMap(({ origin }) =>
    Object.entries(pages).map(([path, versionOf]) =>
      watch({ origin, path, host: owner.host, versionOf, contents }),
    ),
  );
  const delays: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    await owner.setPrice(servers[change % 2]?.origin ?? one.origin, priceOf(change));
    const changedAt = performance.now();
    if (change % burst === burst - 1)
      delays.push(...(await delaysOf(watchers, { change, changedAt })));
  }
  await Promise.all(watchers.map((watcher) => watcher.stop()));

  let renders = 0;
  for (let crowd = 0; crowd < crowds; crowd += 1) {
    const price = priceOf(changes + crowd);
    const { origin, port } = one;
    renders = Math.max(
      renders,
      await rendersForCrowd({ origin, port, owner, path: "/cardapio", price }),
    );
  }
  return figuresOf({ delays, watchers, contents, renders });
}

/** Milliseconds from the change until each page showed it. */
async function delaysOf(
  watchers: readonly Watcher[],
  { change, changedAt }: { change: number; changedAt: number },
): Promise<number[]> {
  while (watchers.some(({ firstSeen }) => !firstSeen.has(change))) {
    if (performance.now() - changedAt > timeoutMs) throw new Error("A change is never shown");
    await sleep(5);
  }
  return watchers.map(({ firstSeen }) =>
    Math.max(0, (firstSeen.get(change) ?? Number.NaN) - changedAt),
  );
}

function figuresOf({
  delays,
  watchers,
  contents,
  renders,
}: {
  delays: readonly number[];
  watchers: readonly Watcher[];
  contents: Contents;
  renders: number;
}): Figure[] {
  const reads = watchers.reduce((sum, watcher) => sum + watcher.reads(), 0);
  const steppedBack = watchers.reduce((sum, watcher) => sum + watcher.steppedBack(), 0);
  const slowest = Math.max(...delays);
  return [
    {
      what: "an owner's change: until both processes serve it, at most",
      measured: `${slowest.toFixed(0)} ms, of ${changes} changes`,
      floor: "",
      value: slowest / 1_000,
      bound: { atMost: 1 },
      unit: "s",
    },
    {
      what: "the same: ETags with two contents, pages older than the one before",
      measured: `${contents.contradictions} and ${steppedBack}, of ${reads} reads`,
      floor: "",
      value: contents.contradictions + steppedBack,
      bound: { atMost: 0 },
    },
    {
      what: "the same: renderings for 1,000 guests at once",
      measured: `${renders}, the most of ${crowds} times`,
      floor: "",
      value: renders,
      bound: { atMost: 1 },
    },
  ];
}
