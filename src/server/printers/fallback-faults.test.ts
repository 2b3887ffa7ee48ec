import { beforeEach, describe, expect, it } from "vitest";
import { sharedApp } from "../testing/start-app.ts";
import { agentOf } from "./testing-agent-calls.ts";
import { callOf, newPrinterShop, type PrinterShop } from "./testing-shop.ts";

/** The fate of a printer's jobs while it is there and says that it cannot print. */

const testApp = sharedApp({ now: () => new Date(nowMs) });
let shop: PrinterShop;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.now();
  shop = await newPrinterShop(testApp);
});

/** The grill's printer, and the bar's, which prints for it after half an hour of silence. */
async function grillOf(kind: "browser" | "cloudprnt" | "epson" | "agent") {
  const bar = await shop.add({ name: "Bar", stations: [String(shop.ids["Bar"])] });
  const grill = await shop.add({
    kind,
    stations: [String(shop.ids["Grelha"])],
    fallback: { printer: bar.printer.id, after_seconds: 1_800 },
  });
  const counter = agentOf(testApp, shop, bar.address);
  return {
    address: grill.address,
    id: grill.printer.id,
    call: callOf(testApp, shop, grill.address),
    bar: counter,
    /** The papers of the bar for the grill so far. */
    takenOver: async () => (await counter.printAll()).filter((text) => /PARA: +GRELHA/i.test(text)),
  };
}

describe("a printer that says that it cannot print", () => {
  it("by CloudPRNT leaves its jobs to the other one after a minute, and has them back at once", async () => {
    const { call, takenOver } = await grillOf("cloudprnt");
    const poll = async (statusCode: string) =>
      JSON.parse((await call({ method: "POST", body: { statusCode } })).text) as {
        jobReady: boolean;
      };
    await poll("410%20Out%20of%20paper");
    await shop.taken();
    nowMs += 59_000;
    await poll("420%20Cover%20open");
    expect(await takenOver()).toEqual([]);
    nowMs += 2_000;
    await poll("410%20Out%20of%20paper");
    const [text = "", ...others] = await takenOver();
    expect(others).toEqual([]);
    expect(text).toContain("2x Picanha");
    expect(text).not.toContain("VIA");
    expect(await shop.waiting()).toEqual([]);
    await poll("200%20OK");
    await shop.taken();
    expect(await takenOver()).toEqual([]);
    expect(await poll("200%20OK")).toMatchObject({ jobReady: true });
  });

  it("by CloudPRNT leaves as a second copy what it may have on paper", async () => {
    const { call, takenOver } = await grillOf("cloudprnt");
    const poll = async (statusCode: string) =>
      JSON.parse((await call({ method: "POST", body: { statusCode } })).text) as {
        jobToken: string;
      };
    await shop.taken();
    const { jobToken } = await poll("200%20OK");
    await call({ path: `?token=${jobToken}` });
    await poll("410%20Out%20of%20paper");
    nowMs += 61_000;
    await poll("410%20Out%20of%20paper");
    const [text = ""] = await takenOver();
    expect(text).toContain("2ª VIA");
    expect(text).toContain("2x Picanha");
  });

  it("at an agent does the same, and no two without paper hand a job to and fro", async () => {
    const { address, bar, takenOver } = await grillOf("agent");
    const grill = agentOf(testApp, shop, address);
    expect(await grill.ask({ state: "no_paper" })).toBeUndefined();
    nowMs += 61_000;
    await shop.taken();
    for (const agent of [bar, grill]) {
      const own = await agent.ask({ state: "no_paper" });
      expect(own).toMatchObject({ attempt: 1 });
      await agent.ask({ result: { ...own, ok: false, sent: false, error: "no_paper" } });
    }
    const had = (await shop.jobs()).jobs.map(({ id, attempts }) => [id, attempts]);
    for (let time = 0; time < 3; time += 1) {
      expect(await bar.ask({ state: "no_paper" })).toBeUndefined();
      expect(await grill.ask({ state: "no_paper" })).toBeUndefined();
    }
    expect((await shop.jobs()).jobs.map(({ id, attempts }) => [id, attempts])).toEqual(had);
    nowMs += 31_000;
    await bar.ask({ state: "", last: true });
    expect(await takenOver()).toHaveLength(1);
    expect(await shop.waiting()).toEqual([]);
  });

  it("by Epson leaves them as well, and is asked with a new job now and then whether it can", async () => {
    const { call, takenOver } = await grillOf("epson");
    const form = (fields: Record<string, string>) =>
      call({
        method: "POST",
        payload: new URLSearchParams({ ID: "", Name: "TM-T88VII", ...fields }).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    const ask = async () => {
      const { text } = await form({ ConnectionType: "GetRequest" });
      return /<printjobid>([\w-]{1,30})<\/printjobid>/.exec(text)?.[1];
    };
    const answer = (id: string | undefined, isPrinted: boolean) =>
      form({
        ConnectionType: "SetResponse",
        ResponseFile: `<PrintResponseInfo><ePOSPrint><Parameter><printjobid>${id}</printjobid></Parameter><PrintResponse><response success="${isPrinted}" code="EPTR_REC_EMPTY"/></PrintResponse></ePOSPrint></PrintResponseInfo>`,
      });
    await shop.taken();
    await shop.taken();
    await answer(await ask(), false);
    nowMs += 30_000;
    await answer(await ask(), false);
    expect(await takenOver()).toEqual([]);
    nowMs += 31_000;
    // A job that it has had may be on paper; those behind it cannot be.
    const texts = await takenOver();
    expect(texts.map((text) => text.includes("2ª VIA"))).toEqual([true, false]);
    await shop.taken();
    expect(await takenOver()).toHaveLength(1);

    // It has said nothing of itself for a while: somebody may have seen to it.
    nowMs += 91_000;
    await shop.taken();
    expect(await takenOver()).toEqual([]);
    const first = await ask();
    expect(first).toBeDefined();
    await answer(first, false);
    expect(await takenOver()).toHaveLength(1);
    nowMs += 91_000;
    await shop.taken();
    nowMs += 16_000;
    expect(await takenOver()).toHaveLength(1);
    nowMs += 91_000;
    await shop.taken();
    await answer(await ask(), true);
    await shop.taken();
    nowMs += 16_000;
    expect(await takenOver()).toEqual([]);
    expect(await ask()).toBeDefined();
  });

  it("is a page that could not print, too", async () => {
    const { id, takenOver } = await grillOf("browser");
    const claim = async () => (await shop.owner.printJobs.claim({ body: { printer: id } })).job;
    const report = async (printed: boolean) => {
      const job = await claim();
      const params = { id: String(job?.id) };
      const body = { attempt: Number(job?.attempt), printed, error: "browser" };
      await shop.owner.printJobs.report({ params, body });
    };
    await shop.taken();
    await report(false);
    const [, page] = (await shop.owner.printers.list()).printers;
    expect(page).toMatchObject({ state: "fault", fault: "browser" });
    nowMs += 30_000;
    await report(false);
    nowMs += 31_000;
    const [text = ""] = await takenOver();
    expect(text).toContain("2ª VIA");
    nowMs += 91_000;
    await shop.taken();
    await report(true);
    expect((await shop.owner.printers.list()).printers[1]).toMatchObject({ state: "ready" });
  });
});
