import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { getFreePort } from "../../src/server/db/embedded/free-port.ts";
import { asAdmin } from "../../src/server/testing/as-admin.ts";
import { startAgentProcess } from "../../src/server/printers/testing-agent.ts";
import { startPortPrinter } from "../../src/server/printers/testing-port-printer.ts";
import { newDatabase } from "./new-database.ts";
import { newOrder, type PlacedOrder } from "./order-load.ts";
import { kindsOfPrinters, openPrintingShop } from "./printing-shop.ts";
import { killAtOnce, newFolder, startServer } from "./server-process.ts";
import { openToMany } from "./shop.ts";
import { startEpson, startStar } from "./web-printers.ts";
import { evenly, sendAll } from "./writes.ts";

const killCount = Number(process.env["FAULT_PRINT_KILLS"] ?? 2);
const orderCount = Number(process.env["FAULT_PRINT_ORDERS"] ?? 60);
const patience = killCount * 40_000 + orderCount * 300 + 300_000;

/** Half seconds in which each printer has asked again and printed what it could. */
const looksAtRest = 10;

/** Ends all leases, as after a minute and a half: jobs that a printer got from a killed server are offered again. */
const endLeases = (address: string) =>
  asAdmin(address, (client) =>
    client.query("update print_jobs set lease_until = now() where state = 'offered'"),
  );

type Paper = { kind: string; tickets: string[] };

/** Counts each order's tickets, those that are not marked as a second copy, and wrong ones. */
function countTickets(papers: readonly Paper[], orders: readonly PlacedOrder[]) {
  const byName = new Map(orders.map(({ name }) => [name, { all: 0, unmarked: 0, wrong: 0 }]));
  for (const { kind, tickets } of papers) {
    for (const ticket of tickets) {
      const name = /Cliente \d+/.exec(ticket)?.[0] ?? "";
      const count = byName.get(name);
      if (!count) throw new Error(`A ticket of no order: ${ticket}`);
      const index = Number(name.split(" ")[1]);
      const isWhole = ticket.includes(`${1 + (index % 3)}x Calabresa`);
      count.all += 1;
      if (!ticket.includes("VIA")) count.unmarked += 1;
      if (!isWhole || kindsOfPrinters[index % kindsOfPrinters.length] !== kind) count.wrong += 1;
    }
  }
  return [...byName.values()];
}

describe("a server that is killed while printers print", () => {
  it(
    "loses no ticket, and each second copy says that it is one",
    { timeout: patience },
    async () => {
      const port = String(await getFreePort());
      const address = await newDatabase();
      const place = {
        ...openToMany,
        DATA_DIR: await newFolder(),
        DATABASE_URL: address,
        PORT: port,
      };
      let server = await startServer(place);
      const { shops, addresses, unprinted } = await openPrintingShop(server, place);
      const { host } = shops[0] ?? { host: "" };
      const at = (kind: (typeof kindsOfPrinters)[number]) => ({
        url: () => `${server.origin}${addresses[kind]}`,
        host,
      });
      const star = startStar(at("cloudprnt"));
      const epson = startEpson(at("epson"));
      const network = await startPortPrinter();
      const agent = { site: at("agent").url(), host, target: network.target() };
      const first = await startAgentProcess(agent);
      await startAgentProcess(agent);
      const orders = Array.from({ length: orderCount }, (_, index) => {
        const shop = shops[index % shops.length];
        if (!shop) throw new Error("No shop");
        return newOrder(shop, index);
      });
      let lost = 0;
      /** Troubles of the printers meanwhile: each is without paper once, and an agent is killed. */
      const troubles: (() => Promise<unknown> | void)[] = [
        () => star.setPaper(false),
        () => (star.setPaper(true), epson.setPaper(false)),
        () => (epson.setPaper(true), network.set("no paper")),
        () => (network.set("ready"), first.stop("SIGKILL")),
      ];
      await sendAll({
        writes: orders,
        host,
        origin: () => server.origin,
        onOutage: () => (lost += 1),
        async during(waitUntilLeft) {
          for (const left of evenly(killCount, orderCount)) {
            await waitUntilLeft(left);
            await killAtOnce(server);
            await troubles.shift()?.();
            server = await startServer(place);
          }
        },
      });
      for (const trouble of troubles) await trouble();
      const isAcknowledged = orders.every(({ acknowledged }) => acknowledged !== undefined);
      expect(isAcknowledged).toBe(true);
      for (let looks = 1; (await unprinted(server.origin)) > 0; looks += 1) {
        await sleep(500);
        if (looks % looksAtRest === 0) await endLeases(address);
      }
      const counts = countTickets(
        [
          { kind: "cloudprnt", tickets: star.tickets },
          { kind: "epson", tickets: epson.tickets },
          { kind: "agent", tickets: network.tickets },
        ],
        orders,
      );
      const copies = counts.reduce((sum, { all }) => sum + Math.max(all - 1, 0), 0);
      console.log(
        `${orderCount} orders, ${killCount} kills of the server, ${lost} tries without an answer: ${counts.filter(({ all }) => all > 0).length} tickets, ${copies} second copies, ${counts.filter(({ all }) => all === 0).length} lost, ${counts.filter(({ unmarked }) => unmarked > 1).length} unmarked`,
      );
      expect(counts.filter(({ all }) => all === 0)).toEqual([]);
      expect(counts.filter(({ unmarked }) => unmarked > 1)).toEqual([]);
      expect(counts.filter(({ wrong }) => wrong > 0)).toEqual([]);
    },
  );
});
