import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
  vi,
} from "vitest";
import { withAccount } from "../db/with-account.ts";
import { startRelay, type Relay } from "../live/relay.ts";
import { concurrencyLimits } from "../http/limits/concurrency-limits.ts";
import { listen, originOf } from "../testing/listen.ts";
import { rawCall } from "../testing/raw-call.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
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
  relay = await startRelay({
    relayUrl: inject("databaseUrls").relay,
    logger: { warn: () => undefined, error: console.error },
  });
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

describe("an agent's address", () => {
  const ask = (address: string, body: object = { wait: 0 }) =>
    callOf(testApp, shop, address)({ method: "POST", body });

  it("gives two agents that ask at once different jobs", async () => {
    const { address } = await shop.add({});
    await Promise.all([shop.taken(), shop.taken(), shop.taken()]);
    const answers = await Promise.all([ask(address), ask(address), ask(address), ask(address)]);
    const jobs = answers.map(({ headers }) => headers["x-job"]);
    expect(new Set(jobs.filter((job) => job !== undefined)).size).toBe(3);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      "200",
      "200",
      "200",
      "204",
    ]);
  });

  it("takes results in any order and more than once, and a late success is one", async () => {
    const { address } = await shop.add({});
    await shop.taken();
    const job = (await ask(address)).headers["x-job"];
    clockAheadMs = 31_000;
    expect((await ask(address)).headers).toMatchObject({ "x-job": job, "x-attempt": "2" });
    const result = (attempt: number, ok: boolean) =>
      ask(address, { wait: 0, result: { job, attempt, ok, error: "sem papel" } });
    await result(1, false);
    expect(await states()).toEqual(["offered"]);
    await result(1, true);
    await result(1, true);
    await result(2, false);
    expect(await states()).toEqual(["printed"]);
  });

  it("answers at once when something is queued, and with nothing when the time is over", async () => {
    const { address } = await shop.add({});
    const waiting = ask(address, { wait: 20 });
    await shop.taken();
    expect((await waiting).status).toBe(200);
    expect((await ask(address, { wait: 0.1 })).status).toBe(204);
    for (const body of [
      {},
      { wait: "x" },
      { wait: -5 },
      { result: 1 },
      { result: { job: "x", attempt: 1, ok: true } },
    ])
      expect((await ask(address, body)).status).toBe(204);
  });
});

it("a server that closes answers agents that wait, and does not wait for them", async () => {
  const closing = await startApp();
  const endingShop = await newPrinterShop(closing);
  const { address } = await endingShop.add({});
  const waiting = callOf(closing, endingShop, address)({ method: "POST", body: { wait: 25 } });
  await vi.waitFor(
    async () => expect((await endingShop.owner.printers.list()).printers[0]?.state).toBe("ready"),
    patience,
  );
  const beganAt = Date.now();
  await closing.close();
  expect((await waiting).status).toBe(204);
  expect(Date.now() - beganAt).toBeLessThan(5_000);
});

it("staff hear at once of what is printed or is not, and guests do not", async () => {
  const { printer } = await shop.add({ kind: "browser" });
  const placed = await shop.taken();
  const { host } = shop.account;
  const origin = await originOf(testApp);
  const streams = await Promise.all(
    [shop.owner, shop.guest].map((caller) => listen(origin, { host, token: caller.token() })),
  );
  const { job } = await shop.owner.printJobs.claim({ body: { printer: printer.id } });
  const body = { attempt: 1, printed: true };
  await shop.owner.printJobs.report({ params: { id: String(job?.id) }, body });
  const [staff, guest] = streams.map(
    ({ events }) =>
      () =>
        events.map(({ name }) => name),
  );
  await vi.waitFor(() => expect(staff?.()).toContain("print"), patience);
  await shop.owner.orders.markReady({ params: { hash: placed.hash }, body: {} });
  await vi.waitFor(() => expect(guest?.()).toContain("order"), patience);
  expect(guest?.()).not.toContain("print");
});

it.each(["agent", "cloudprnt"] as const)(
  "threat 58: the body of a call to %s is small, because the call may wait",
  async (kind) => {
    const { address } = await shop.add({ kind });
    const call = callOf(testApp, shop, address);
    const ask = async (state: string) => (await call({ method: "POST", body: { state } })).status;
    expect([(await ask("x".repeat(7_000))) < 300, await ask("x".repeat(9_000))]).toEqual([
      true,
      413,
    ]);
  },
);

describe("threat 62: an address that is none", () => {
  it("is as good as no page, of whatever kind and account, and a removed printer's as well", async () => {
    const { address, printer } = await shop.add({});
    const other = await newPrinterShop(testApp);
    const secret = address.slice(-32);
    const wrong = [
      `/print/agent/${"A".repeat(32)}`,
      `/print/cloudprnt/${secret}`,
      `/print/epson/${secret}`,
      "/print/agent/%00",
    ];
    for (const path of wrong) {
      const answer = await callOf(testApp, shop, path)({ method: "POST", body: {} });
      expect([answer.status, answer.body.error], path).toEqual([404, "not_found"]);
    }
    expect((await callOf(testApp, other, address)({ method: "POST", body: {} })).status).toBe(404);
    await shop.owner.printers.remove({ params: { id: printer.id } });
    expect((await callOf(testApp, shop, address)({ method: "POST", body: {} })).status).toBe(404);
  });

  it("stands in no line of the log, and the secret in no row", async () => {
    const { address } = await shop.add({});
    const secret = address.slice(-32);
    for (let count = 0; count < 245; count += 1)
      await callOf(testApp, shop, address)({ method: "POST", body: {} });
    expect(testApp.logLines.join("\n")).toContain("callsOfPrinter");
    expect(testApp.logLines.join("\n")).not.toContain(secret);
    const kept = await withAccount(
      testApp.database,
      { accountId: shop.account.accountId, mode: "read" },
      (tx) =>
        tx.db.selectFrom("printers").selectAll().where("account_id", "=", tx.accountId).execute(),
    );
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect(kept[0]?.secret_hash).toHaveLength(32);
  });

  it("waits with the others of its sender's address, however many are made up", async () => {
    const { transactions } = concurrencyLimits;
    const narrow = { ...transactions, perCaller: 1, waitingPerCaller: 2 };
    const small = await startApp({ poolSize: 1, shareLimits: narrow });
    onTestFinished(() => small.close());
    const { account } = await newPrinterShop(small);
    const connection = await small.database.connect();
    const statuses: number[] = [];
    const tries = Array.from({ length: 10 }, async (_, at) => {
      const url = `/print/agent/${String(at).padStart(32, "D")}`;
      const { status } = await rawCall(small, { host: account.host, method: "POST", url });
      statuses.push(status);
    });
    await vi
      .waitFor(() => expect(statuses).toEqual(Array.from({ length: 7 }, () => 429)), patience)
      .finally(() => connection.release());
    await Promise.all(tries);
    expect(statuses.slice(7)).toEqual([404, 404, 404]);
  });

  it("is refused soon where many are tried, and a printer at the same address goes on", async () => {
    const { address } = await shop.add({});
    await callOf(testApp, shop, address)({ method: "POST", body: {} });
    const tries = Array.from({ length: 80 }, (_, at) =>
      callOf(
        testApp,
        shop,
        `/print/agent/${String(at).padStart(32, "B")}`,
      )({ method: "POST", body: {} }),
    );
    const answers = (await Promise.all(tries)).map(({ status }) => status);
    expect(answers.filter((status) => status === 404)).toHaveLength(60);
    answers.push(
      (await callOf(testApp, shop, `/print/agent/${"C".repeat(32)}`)({ method: "POST", body: {} }))
        .status,
    );
    expect(answers.at(-1)).toBe(429);
    expect((await callOf(testApp, shop, address)({ method: "POST", body: {} })).status).toBe(204);
  });
});
