import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Relay } from "../live/relay.ts";
import { originOf } from "../testing/listen.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { startTestRelay } from "../testing/start-test-relay.ts";
import { startAgentProcess } from "./testing-agent.ts";
import { readEscPos } from "./testing-paper.ts";
import { startPortPrinter } from "./testing-port-printer.ts";
import { callOf, newPrinterShop, type PrinterShop } from "./testing-shop.ts";

let relay: Relay;
let testApp: TestApp;
let folder: string;
let shop: PrinterShop;
let clockAheadMs = 0;
beforeAll(async () => {
  relay = await startTestRelay();
  testApp = await startApp({
    events: relay,
    printRecheckMs: 50,
    now: () => new Date(Date.now() + clockAheadMs),
  });
  await originOf(testApp);
  folder = await mkdtemp(join(tmpdir(), "comanda-agent-"));
  const { body } = await testApp.app.inject({ url: "/print/agent.mjs" });
  await writeFile(join(folder, "agent.mjs"), body);
});
afterAll(async () => {
  await testApp.close();
  await relay.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  clockAheadMs = 0;
  shop = await newPrinterShop(testApp);
});

const patience = { timeout: 20_000, interval: 10 };
const states = async () => (await shop.jobs()).jobs.map(({ state }) => state);
const untilStates = (...expected: string[]) =>
  vi.waitFor(async () => expect(await states()).toEqual(expected), patience);

/** The site as the agent reaches it: its host is the account's own. */
async function siteOf(address: string): Promise<string> {
  return `${await originOf(testApp)}${address}`;
}

/** The file as shops start it. */
const startAgent = async (address: string, target: string) =>
  startAgentProcess({
    file: join(folder, "agent.mjs"),
    site: await siteOf(address),
    host: shop.account.host,
    target,
  });

describe("the agent", () => {
  it("prints what is ordered, letter for letter, and the job is printed when the paper is", async () => {
    const paper = await startPortPrinter();
    const { address } = await shop.add({});
    const agent = await startAgent(address, paper.target());
    await vi.waitFor(() => expect(agent.said()).toContain("->"), patience);
    const { id } = await shop.taken("sem açúcar, é à parte: {w:1} | =");
    await untilStates("printed");
    expect(paper.tickets).toHaveLength(1);
    const [ticket = ""] = paper.tickets;
    expect(ticket).toContain(`#00${id}`);
    expect(ticket).toContain("1x Chope\n2x Picanha\n  1x Ao ponto no total\n");
    expect(ticket.replaceAll(/\s+/g, " ")).toContain("Obs.: sem açúcar, é à parte: {w:1} | =");
    expect(ticket).toContain("José Conceição");
    expect(ticket).not.toContain("VIA");
    expect(agent.said()).not.toContain(address.slice(-32));
  });

  it("waits for a printer that is off, and the ticket is no second copy", async () => {
    const paper = await startPortPrinter();
    await paper.stop();
    const { address } = await shop.add({});
    const agent = await startAgent(address, paper.target());
    await shop.taken();
    await vi.waitFor(() => expect(agent.said()).toContain("ECONNREFUSED"), patience);
    await vi.waitFor(
      async () =>
        expect((await shop.owner.printers.list()).printers[0]).toMatchObject({
          state: "fault",
          fault: "ECONNREFUSED",
        }),
      patience,
    );
    expect((await shop.jobs()).unprinted).toBe(1);
    await paper.start();
    clockAheadMs = 60_000;
    await untilStates("printed");
    expect(paper.tickets).toHaveLength(1);
    expect(paper.tickets[0]).not.toContain("VIA");
  });

  it("that is killed with a job in its hand loses none: the next one prints it as a second copy", async () => {
    const { address } = await shop.add({});
    const first = callOf(testApp, shop, address);
    await shop.taken();
    // It got the job, and was never heard of again.
    const taken = await first({ method: "POST", body: { wait: 0 } });
    expect([taken.status, taken.headers["x-attempt"]]).toEqual([200, "1"]);
    const paper = await startPortPrinter();
    await startAgent(address, paper.target());
    await untilStates("offered");
    expect(paper.tickets).toEqual([]);
    clockAheadMs = 31_000;
    await untilStates("printed");
    expect(paper.tickets[0]).toContain("2ª VIA");
  });

  it("that is told to end says first what became of its job", async () => {
    const paper = await startPortPrinter();
    const { address } = await shop.add({});
    const agent = await startAgent(address, paper.target());
    await shop.taken();
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(1), patience);
    await agent.stop("SIGTERM");
    await untilStates("printed");
    expect(agent.said()).toContain("Agente parado.");
  });

  it("writes to a device as well", async () => {
    const device = join(folder, "lp0");
    await writeFile(device, "");
    const { address } = await shop.add({});
    await startAgent(address, device);
    await shop.taken();
    await untilStates("printed");
    expect(readEscPos(await readFile(device))).toContain("2x Picanha");
  });

  it("makes no file where the device is not plugged in", async () => {
    const device = join(folder, "lp1");
    const { address } = await shop.add({});
    const agent = await startAgent(address, device);
    await shop.taken();
    await vi.waitFor(() => expect(agent.said()).toContain("ENOENT"), patience);
    await expect(readFile(device)).rejects.toThrow("ENOENT");
    await writeFile(device, "");
    clockAheadMs = 60_000;
    await untilStates("printed");
    expect(readEscPos(await readFile(device))).not.toContain("VIA");
  });

  it("waits not for ever for a device that takes nothing", async () => {
    const device = join(folder, "lp2");
    // Until somebody reads it, nobody can write to it.
    execFileSync("mkfifo", [device]);
    const { address } = await shop.add({});
    const agent = await startAgent(address, device);
    await shop.taken();
    await vi.waitFor(() => expect(agent.said()).toContain("não respondeu"), patience);
    await untilStates("queued");
    clockAheadMs = 60_000;
    // A job given up while it waited is not written after all.
    const papers: Buffer[] = [];
    while (papers.length === 0) {
      const paper = await readFile(device);
      if (paper.length > 0) papers.push(paper);
    }
    await untilStates("printed");
    expect(papers.map(readEscPos)).toEqual([expect.stringContaining("2x Picanha")]);
    expect(papers.map(readEscPos)).toEqual([expect.not.stringContaining("VIA")]);
  });
});
