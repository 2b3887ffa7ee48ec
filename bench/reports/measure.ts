import pg from "pg";
import { businessDayOf, dayAfter } from "../../src/domain/business-day.ts";
import { reportGroupings } from "../../src/domain/report.ts";
import { openDatabase, prepareDatabase } from "../../src/server/db/database.ts";
import { withAccount, type Tx } from "../../src/server/db/with-account.ts";
import { getDay } from "../../src/server/reports/day-report.ts";
import { getOperation } from "../../src/server/reports/operation-report.ts";
import { getSales } from "../../src/server/reports/sales-report.ts";
import { sumDays } from "../../src/server/reports/sum-days.ts";
import { findAccountHead, type AccountHead } from "../../src/server/tenancy/account-head.ts";
import { median, type Figure } from "../figure.ts";
import { newFolder } from "../new-folder.ts";
import { newOwnDatabase } from "../own-database.ts";
import { settleDisk } from "../settle-disk.ts";
import { accountId, days, fillOrders } from "./fill.ts";

const rounds = 5;

/** Reports of a year of half a million orders, beside the year before, which has as many. */
export async function measureReports(): Promise<Figure[]> {
  await using folder = await newFolder();
  await using server = await newOwnDatabase(folder.path);
  const urls = await prepareDatabase(server.url);
  await asAdmin(server.url, fillOrders);
  const database = openDatabase(urls, { poolSize: 2 });
  const inTx = <Result>(mode: "read" | "write", run: (tx: Tx) => Promise<Result>) =>
    withAccount(database, { accountId, mode }, run);
  const account = await inTx("read", findAccountHead);
  if (!account) throw new Error("There is no account");
  const { addedUpMs, days: summed } = await addUp(inTx);
  await asAdmin(server.url, (admin) => admin.query("analyze sales_days"));
  await settleDisk();

  const today = businessDayOf(account, Date.now());
  const year = { from: dayAfter(today, 1 - days), to: today };
  const figures: Figure[] = [];
  const measure = async (what: string, run: (tx: Tx, of: AccountHead) => Promise<unknown>) => {
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startMs = performance.now();
      await inTx("read", (tx) => run(tx, account));
      took.push(performance.now() - startMs);
    }
    figures.push({
      what,
      measured: `${median(took).toFixed(0)} ms`,
      floor: `${rounds} rounds, at most ${Math.max(...took).toFixed(0)} ms`,
      value: median(took) / 1_000,
      bound: { atMost: 1 },
      unit: "s",
    });
  };
  for (const by of reportGroupings)
    await measure(`a year and the one before, 1 million orders, by ${by}`, (tx, of) =>
      getSales({ ...year, by }, { tx, account: of }),
    );
  await measure("times, cancellations and refunds of a year, half a million orders", (tx, of) =>
    getOperation(year, { tx, account: of }),
  );
  await measure("a day of 1,370 orders", (tx, of) => getDay(tx, dayAfter(today, -1), of));
  figures.push({
    what: `adding up the items of ${summed} days, once`,
    measured: `${addedUpMs.toFixed(0)} ms`,
    floor: "",
    value: addedUpMs / summed,
    bound: { atMost: 200 },
    unit: "ms a day",
  });
  await database.close();
  return figures;
}

async function asAdmin(url: string, run: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await run(admin);
  } finally {
    await admin.end();
  }
}

async function addUp(
  inTx: <Result>(mode: "write", run: (tx: Tx) => Promise<Result>) => Promise<Result>,
): Promise<{ addedUpMs: number; days: number }> {
  const startMs = performance.now();
  let summed = 0;
  for (;;) {
    const more = await inTx("write", (tx) => sumDays(tx, { now: new Date() }));
    summed += more;
    if (more === 0) return { addedUpMs: performance.now() - startMs, days: summed };
  }
}
