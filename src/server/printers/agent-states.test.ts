import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Relay } from "../live/relay.ts";
import { originOf } from "../testing/listen.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { startTestRelay } from "../testing/start-test-relay.ts";
import { startAgentProcess } from "./testing-agent.ts";
import { startPortPrinter } from "./testing-port-printer.ts";
import { newPrinterShop, type PrinterShop } from "./testing-shop.ts";

let relay: Relay;
let testApp: TestApp;
let shop: PrinterShop;
let clockAheadMs = 0;
beforeAll(async () => {
  relay = await startTestRelay();
  const now = () => new Date(Date.now() + clockAheadMs);
  testApp = await startApp({ events: relay, printRecheckMs: 50, now });
  await originOf(testApp);
});
afterAll(async () => {
  await testApp.close();
  await relay.close();
});
beforeEach(async () => {
  clockAheadMs = 0;
  shop = await newPrinterShop(testApp);
});

const patience = { timeout: 20_000, interval: 10 };
const untilStates = (...expected: string[]) =>
  vi.waitFor(
    async () => expect((await shop.jobs()).jobs.map(({ state }) => state)).toEqual(expected),
    patience,
  );
const startAgent = async (address: string, target: string) => {
  const { host } = shop.account;
  return startAgentProcess({ site: `${await originOf(testApp)}${address}`, host, target });
};

describe("a printer that says how it is", () => {
  const printerState = async () => {
    const [printer] = (await shop.owner.printers.list()).printers;
    return [printer?.state, printer?.fault];
  };

  it.each([
    ["no paper", "no_paper"],
    ["cover open", "cover_open"],
  ] as const)(
    "is known to have %s before anything is sent, and prints no second copy once it can",
    async (state, fault) => {
      const paper = await startPortPrinter();
      paper.set(state);
      const { address } = await shop.add({});
      await startAgent(address, paper.target());
      // Nobody has ordered anything yet.
      await vi.waitFor(
        async () => expect(await printerState()).toEqual(["fault", fault]),
        patience,
      );
      await shop.taken();
      await vi.waitFor(
        async () => expect((await shop.jobs()).jobs[0]).toMatchObject({ error: fault }),
        patience,
      );
      paper.set("ready");
      clockAheadMs = 60_000;
      await untilStates("printed");
      expect(await printerState()).toEqual(["ready", undefined]);
      expect(paper.tickets).toEqual([expect.not.stringContaining("VIA")]);
    },
  );

  it("is known to have run out of paper in the middle of a ticket, which comes again marked", async () => {
    const paper = await startPortPrinter();
    const { address } = await shop.add({});
    await startAgent(address, paper.target());
    paper.endPaperAfter(200);
    await shop.taken();
    await vi.waitFor(
      async () => expect((await shop.jobs()).jobs[0]).toMatchObject({ error: "no_paper" }),
      patience,
    );
    expect(paper.tickets).toEqual([]);
    // It prints what it has in its memory, and then what the site sends again.
    paper.set("ready");
    clockAheadMs = 60_000;
    await untilStates("printed");
    expect(paper.tickets).toEqual([
      expect.not.stringContaining("VIA"),
      expect.stringContaining("2ª VIA"),
    ]);
  });

  it("is not believed to have printed what it was switched off with", async () => {
    const paper = await startPortPrinter();
    paper.switchOff();
    const { address } = await shop.add({});
    await startAgent(address, paper.target());
    await shop.taken();
    await vi.waitFor(
      async () =>
        expect((await shop.jobs()).jobs[0]).toMatchObject({
          error: expect.stringContaining("não respondeu"),
        }),
      patience,
    );
    await paper.stop();
    await paper.start();
    clockAheadMs = 60_000;
    await untilStates("printed");
    expect(paper.tickets).toEqual([expect.stringContaining("2ª VIA")]);
  });

  it.each([{ answers: false }, { answers: true, saysPrinted: false }])(
    "prints as well where it says less: %o",
    async (printer) => {
      const paper = await startPortPrinter(printer);
      const { address } = await shop.add({ copies: 2 });
      await startAgent(address, paper.target());
      await shop.taken();
      await untilStates("printed");
      expect(paper.tickets).toHaveLength(2);
    },
  );
});
