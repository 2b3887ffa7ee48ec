import { connect, createServer, type Socket } from "node:net";
import { expect, inject, it, onTestFinished, vi } from "vitest";
import type { RuntimeUrls } from "../db/roles.ts";
import { newCaller } from "../testing/caller.ts";
import { listenOnFreePort } from "../testing/listen-on-free-port.ts";
import { newAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { startApp } from "../testing/start-app.ts";
import { waterOf } from "./testing-water.ts";

/** A proxy to the run's database that can hold back answers, and tells what was asked meanwhile. */
async function newWay() {
  const { app, ...others } = inject("databaseUrls");
  const url = new URL(app);
  const { hostname, port } = url;
  const answering: Socket[] = [];
  let asked = "";
  let trips = 0;
  let isAnswered = true;
  const server = createServer((site) => {
    const database = connect(Number(port), hostname);
    answering.push(database);
    site.pipe(database).pipe(site);
    database.on("close", () => site.destroy());
    site.on("data", (part) => {
      asked += part.toString("latin1");
      if (isAnswered) trips += 1;
      isAnswered = false;
    });
    database.on("data", () => (isAnswered = true));
    for (const end of [site, database]) end.on("error", () => undefined);
  });
  const ownPort = await listenOnFreePort(server);
  onTestFinished(() => void server.close());
  url.host = `127.0.0.1:${ownPort}`;
  url.searchParams.delete("host");
  return {
    urls: { ...others, app: url.href },
    hold() {
      asked = "";
      for (const database of answering) database.pause();
    },
    letThrough() {
      for (const database of answering) database.resume();
    },
    cut() {
      for (const database of answering) database.destroy();
    },
    asked: () => asked,
    /** The number of round trips: times that something was asked after an answer. */
    trips: () => trips,
  };
}

const patience = { timeout: 5_000 };

/** An account, and how one of its guests orders. */
async function newOrdering(urls: RuntimeUrls) {
  const testApp = await startApp({ urls, poolSize: 1 });
  onTestFinished(() => testApp.close());
  const account = await newAccount(testApp);
  const body = deliveryBody(await waterOf(testApp, account));
  const guest = newCaller(testApp, account);
  const place = () => sendOrder(guest, body);
  // The host's account is known from here on.
  await place();
  return { place };
}

it("what an order's items cost is asked together with who orders, before any answer", async () => {
  const way = await newWay();
  const { place } = await newOrdering(way.urls);
  way.hold();
  const placing = place();
  await vi
    .waitFor(() => expect(way.asked()).toContain("orderable-items"), patience)
    .finally(way.letThrough);
  expect(await placing).toMatchObject({ total_amount: 10 });
});

it("an order takes three round trips, the commit included", async () => {
  const way = await newWay();
  const { place } = await newOrdering(way.urls);
  const before = way.trips();
  await place();
  expect(way.trips() - before).toBe(3);
});

it("that the database goes away before any answer costs the order alone", async () => {
  const way = await newWay();
  const { place } = await newOrdering(way.urls);
  way.hold();
  const placing = refusalOf(place());
  await vi.waitFor(() => expect(way.asked()).toContain("orderable-items"), patience);
  way.cut();
  expect(await placing).toMatchObject({ status: 503 });
  expect(await place()).toMatchObject({ total_amount: 10 });
});
