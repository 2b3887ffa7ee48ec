import { beforeEach, describe, expect, it } from "vitest";
import { sharedApp } from "../testing/start-app.ts";
import { resultsOf } from "./epson.ts";
import { readEscPos } from "./testing-paper.ts";
import { callOf, newPrinterShop, type PrinterShop } from "./testing-shop.ts";

const testApp = sharedApp({ now: () => new Date(nowMs) });
let shop: PrinterShop;
let nowMs = Date.now();
beforeEach(async () => {
  nowMs = Date.now();
  shop = await newPrinterShop(testApp);
});

/** A printer as Epson's are: it asks by a form, and sends what became of the job by another. */
async function newEpson() {
  const { address } = await shop.add({ kind: "epson", columns: 42 });
  const call = callOf(testApp, shop, address);
  const send = async (form: Record<string, string>) => {
    const { status, text, headers } = await call({
      method: "POST",
      payload: new URLSearchParams({ ID: "", Name: "TM-T88VII", ...form }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    return { status, text, type: headers["content-type"] };
  };
  return {
    async ask() {
      const answer = await send({ ConnectionType: "GetRequest" });
      expect([answer.status, answer.type]).toEqual([200, "text/xml; charset=utf-8"]);
      const id = /<printjobid>([\w-]{1,30})<\/printjobid>/.exec(answer.text)?.[1];
      const hex = /<command>([\da-f]+)<\/command>/.exec(answer.text)?.[1] ?? "";
      return { id, paper: readEscPos(Buffer.from(hex, "hex")), xml: answer.text };
    },
    answer: (id: string | undefined, { success = true, code = "" } = {}) =>
      send({
        ConnectionType: "SetResponse",
        ResponseFile: `<?xml version="1.0" encoding="UTF-8"?><PrintResponseInfo Version="2.00"><ServerDirectPrint><Response Success="true" /></ServerDirectPrint><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${id}</printjobid></Parameter><PrintResponse><response success="${success}" code="${code}" status="251658262" battery="0" xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"/></PrintResponse></ePOSPrint></PrintResponseInfo>`,
      }),
    send,
  };
}
const states = async () => (await shop.jobs()).jobs.map(({ state }) => state);

describe("an Epson printer", () => {
  it("gets one job after the other, and each is printed when it says so", async () => {
    const epson = await newEpson();
    expect((await epson.ask()).xml).toBe("");
    await shop.taken("sem açúcar");
    await shop.taken();
    const first = await epson.ask();
    expect(first.xml).toContain(
      '<PrintRequestInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid>',
    );
    expect(first.paper).toMatch(/2x Picanha\n {2}1x Ao ponto no total\n {2}Obs\.: sem açúcar/);
    expect(first.paper).toContain("José Conceição");
    expect((await epson.ask()).xml).toBe("");
    expect(await states()).toEqual(["offered", "queued"]);
    await epson.answer(first.id);
    await epson.answer(first.id);
    expect(await states()).toEqual(["queued", "printed"]);
    const second = await epson.ask();
    expect(second.id).not.toBe(first.id);
    await epson.answer(second.id);
    expect(await states()).toEqual(["printed", "printed"]);
  });

  it("that fails gets the job again as a second copy, and the owner reads why", async () => {
    const epson = await newEpson();
    await shop.taken();
    const { id } = await epson.ask();
    await epson.answer(id, { success: false, code: "EPTR_REC_EMPTY" });
    const printer = async () => (await shop.owner.printers.list()).printers[0];
    expect((await epson.ask()).xml).toBe("");
    expect(await printer()).toMatchObject({ state: "fault", fault: "EPTR_REC_EMPTY", waiting: 1 });
    nowMs += 6_000;
    const again = await epson.ask();
    expect([again.id, again.paper.includes("2ª VIA")]).toEqual([id, true]);
    await epson.answer(id);
    expect(await states()).toEqual(["printed"]);
    expect(await printer()).toMatchObject({ state: "ready", waiting: 0 });
  });

  it("that goes away with a job gets it again when its time is over", async () => {
    const epson = await newEpson();
    await shop.taken();
    const { id, paper } = await epson.ask();
    expect(paper).not.toContain("VIA");
    nowMs += 61_000;
    expect(await epson.ask()).toMatchObject({ id, paper: expect.stringContaining("2ª VIA") });
  });

  it("threat 61: that reports without end holds nobody up, and is read no further than a report goes", async () => {
    const beganAt = performance.now();
    for (const open of ["<printjobid ", "<printjobid>a", "<response "])
      expect(resultsOf(open.repeat(40_000))).toEqual([]);
    expect(performance.now() - beganAt).toBeLessThan(1_000);
    const epson = await newEpson();
    await shop.taken();
    const { id } = await epson.ask();
    await epson.answer(" ".repeat(9_000) + id);
    expect(await states()).toEqual(["offered"]);
  });

  it("whose answer is no such document, or another printer's, changes nothing", async () => {
    const epson = await newEpson();
    const other = await newEpson();
    await shop.taken();
    const { id } = await epson.ask();
    await other.ask();
    await other.answer(id);
    for (const ResponseFile of [
      "",
      "<",
      "<ePOSPrint>".repeat(500),
      `<!DOCTYPE x [<!ENTITY a "b">]><ePOSPrint>&a;`,
      `<ePOSPrint><printjobid>${id}</printjobid>`,
    ])
      expect((await epson.send({ ConnectionType: "SetResponse", ResponseFile })).status).toBe(200);
    expect((await epson.send({ ConnectionType: "SetStatus", Status: "<x/>" })).text).toBe("");
    expect(await states()).toEqual(["offered", "offered"]);
  });
});
