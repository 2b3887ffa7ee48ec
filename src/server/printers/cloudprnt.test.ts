import { beforeEach, describe, expect, it } from "vitest";
import { sharedApp } from "../testing/start-app.ts";
import { callOf, newPrinterShop, type PrinterShop } from "./testing-shop.ts";

const testApp = sharedApp({ now: () => new Date(nowMs) });
let shop: PrinterShop;
let nowMs = Date.now();
beforeEach(async () => {
  nowMs = Date.now();
  shop = await newPrinterShop(testApp);
});

type Poll = { jobReady: boolean; mediaTypes?: string[]; jobToken?: string };

/** A printer as Star's are: it posts its state, gets its job and deletes it. */
async function newStar() {
  const { address } = await shop.add({ kind: "cloudprnt" });
  const call = callOf(testApp, shop, address);
  return {
    address,
    async poll(statusCode = "200%20OK", more: object = {}): Promise<Poll> {
      const { text } = await call({
        method: "POST",
        body: {
          status: "23 6 0 0 0 0 0 0 0 ",
          printerMAC: "00:11:62:00:00:01",
          statusCode,
          clientAction: null,
          ...more,
        },
      });
      return JSON.parse(text);
    },
    get: (query = "?type=application/vnd.star.starprnt") => call({ path: query }),
    delete: (code: string, token?: string) =>
      call({
        method: "DELETE",
        path: `?code=${code}&mac=00:11:62:00:00:01${token === undefined ? "" : `&token=${token}`}`,
      }),
  };
}
const states = async () => (await shop.jobs()).jobs.map(({ state }) => state);
const firstPrinter = async () => (await shop.owner.printers.list()).printers[0];

describe("a Star printer", () => {
  it("gets a job, as often as it asks for it, and the job is printed once it deletes it", async () => {
    const star = await newStar();
    expect(await star.poll()).toEqual({ jobReady: false });
    expect((await star.get()).status).toBe(404);
    await shop.taken();
    const offer = await star.poll();
    expect(offer).toEqual({
      jobReady: true,
      mediaTypes: ["application/vnd.star.starprnt", "application/vnd.star.line"],
      jobToken: expect.stringMatching(/^[\w-]{22}$/),
    });
    const first = await star.get(`?type=application/vnd.star.starprnt&token=${offer.jobToken}`);
    expect([first.status, first.headers["content-type"], first.headers["cache-control"]]).toEqual([
      200,
      "application/vnd.star.starprnt",
      "no-store",
    ]);
    expect(first.text).toContain("2x Picanha");
    expect(await star.get()).toMatchObject({ text: first.text });
    expect((await star.get("?type=application/vnd.star.line")).text).toContain("2x Picanha");
    expect((await star.get("?type=image/png")).status).toBe(415);
    expect(await states()).toEqual(["offered"]);
    // Polls while it prints change nothing.
    expect(await star.poll("200%20OK", { printingInProgress: true })).toEqual({ jobReady: false });
    expect((await star.delete("200%20OK", offer.jobToken)).status).toBe(200);
    expect(await states()).toEqual(["printed"]);
    expect((await star.delete("OK", offer.jobToken)).status).toBe(200);
    expect(await star.poll()).toEqual({ jobReady: false });
    expect((await star.get(`?token=${offer.jobToken}`)).status).toBe(404);
    expect(await firstPrinter()).toMatchObject({ state: "ready", waiting: 0 });
  });

  it("of the first generation names no job, and means the one that it has", async () => {
    const star = await newStar();
    await shop.taken();
    await shop.taken();
    await star.poll();
    expect((await star.get("")).text).toContain("2x Picanha");
    await star.delete("OK");
    expect(await states()).toEqual(["queued", "printed"]);
  });

  it("is offered the same job again until it answers, and as a second copy once its time is over", async () => {
    const star = await newStar();
    await shop.taken();
    const offer = await star.poll();
    expect(await star.poll()).toEqual(offer);
    expect((await shop.jobs()).jobs[0]?.attempts).toBe(1);
    expect((await star.get()).text).not.toContain("VIA");
    nowMs += 91_000;
    expect(await star.poll()).toEqual(offer);
    expect((await star.get()).text).toContain("VIA");
    // The answer to the first offer comes late, and is true.
    await star.delete("200%20OK", offer.jobToken);
    expect(await states()).toEqual(["printed"]);
  });

  it("that was offered a job and never fetched it prints the first paper as the first", async () => {
    const star = await newStar();
    await shop.taken();
    const offer = await star.poll();
    nowMs += 91_000;
    expect(await star.poll()).toEqual(offer);
    expect((await star.get()).text).not.toContain("VIA");
    expect((await shop.jobs()).jobs[0]?.attempts).toBe(1);
  });

  it("that has got a job and asks again without a word of it gets it as a second copy", async () => {
    const star = await newStar();
    await shop.taken();
    const offer = await star.poll();
    expect((await star.get()).text).not.toContain("VIA");
    // The paper came out, and the report of it was lost.
    expect(await star.poll()).toEqual(offer);
    expect((await star.get()).text).toContain("VIA");
  });

  it("that could not print before it got the job prints the first paper as the first", async () => {
    const star = await newStar();
    await shop.taken();
    await star.poll();
    await star.poll("410%20Out%20of%20paper");
    nowMs += 6_000;
    await star.poll();
    expect((await star.get()).text).not.toContain("VIA");
  });

  it("without paper gets nothing, says so to the owner, and prints when it has some", async () => {
    const star = await newStar();
    await shop.taken();
    await star.poll();
    expect(await star.poll("410%20Out%20of%20paper")).toEqual({ jobReady: false });
    expect(await firstPrinter()).toMatchObject({ state: "fault", fault: "410 Out of paper" });
    expect((await shop.jobs()).jobs[0]).toMatchObject({
      state: "queued",
      error: "410 Out of paper",
    });
    nowMs += 6_000;
    expect(await star.poll()).toMatchObject({ jobReady: true });
    expect(await firstPrinter()).toMatchObject({ state: "ready" });
    nowMs += 121_000;
    expect(await firstPrinter()).toMatchObject({ state: "silent" });
  });

  it("that makes no sense of a job gets it three times, and staff hear that it failed", async () => {
    const star = await newStar();
    await shop.taken();
    for (const code of ["511%20Media%20Decoding%20Error", "521%20Job%20too%20large", "511"]) {
      const { jobToken } = await star.poll();
      await star.delete(code, jobToken);
      nowMs += 61_000;
    }
    expect(await star.poll()).toEqual({ jobReady: false });
    expect((await shop.jobs()).jobs[0]).toMatchObject({ state: "failed", attempts: 3 });
    expect(await firstPrinter()).toMatchObject({ state: "ready", failed: 1 });
  });

  it("that was offered a cancellation prints it as one, though the order stands again", async () => {
    const star = await newStar();
    const { hash } = await shop.taken();
    const print = async () => {
      const { jobToken } = await star.poll();
      const { text } = await star.get(`?token=${jobToken}`);
      await star.delete("OK", jobToken);
      return text;
    };
    expect(await print()).not.toContain("CANCELADO");
    await shop.owner.orders.setStatus({
      params: { hash, statusId: "6" },
      body: { reason: "consumer_request" },
    });
    await star.poll();
    await shop.owner.orders.setStatus({ params: { hash, statusId: "1" }, body: {} });
    expect(await print()).toContain("CANCELADO");
    expect(await print()).not.toContain("CANCELADO");
  });

  it("with a made-up token, or another printer's, prints nothing of it", async () => {
    const star = await newStar();
    await shop.taken();
    const { jobToken } = await star.poll();
    const other = await newStar();
    for (const token of [String(jobToken), "A".repeat(22), "../x", "%00"]) {
      expect((await other.get(`?token=${token}`)).status, token).toBe(404);
      expect((await other.delete("OK", token)).status, token).toBe(200);
    }
    expect(await states()).toEqual(["offered"]);
  });
});
