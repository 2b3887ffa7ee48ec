import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { asAdmin } from "../testing/as-admin.ts";
import { sharedApp } from "../testing/start-app.ts";
import { callOf, newPrinterShop, type PrinterShop } from "./testing-shop.ts";

const testApp = sharedApp();
let shop: PrinterShop;
beforeEach(async () => {
  shop = await newPrinterShop(testApp);
});

/** A printer of a station that prints what it is offered; answers the texts of its tickets. */
async function newStar(station: "Bar" | "Grelha" | "Caixa") {
  const { address } = await shop.add({
    kind: "cloudprnt",
    name: station,
    ...(station === "Caixa" ? { layout: "customer" } : { stations: [String(shop.ids[station])] }),
  });
  const call = callOf(testApp, shop, address);
  const poll = async (): Promise<{ jobReady: boolean; jobToken?: string }> => {
    const body = { statusCode: "200%20OK", printerMAC: "00:11:62:00:00:01" };
    return JSON.parse((await call({ method: "POST", body })).text);
  };
  const print = async () => {
    const texts: string[] = [];
    for (let offer = await poll(); offer.jobReady; offer = await poll()) {
      const token = `token=${offer.jobToken}`;
      texts.push((await call({ path: `?type=application/vnd.star.starprnt&${token}` })).text);
      await call({ method: "DELETE", path: `?code=OK&${token}` });
    }
    return texts;
  };
  return Object.assign(print, { poll });
}

const cancel = (hash: string, line: number, qty = 1) =>
  shop.owner.orderLines.cancel(
    { params: { hash, line: String(line) }, body: { qty, reason: "entered_wrong" } },
    { idempotencyKey: randomUUID() },
  );

describe("what is called off of a line", () => {
  it("is told the printers that have it on paper, with how many, and nobody else", async () => {
    const [bar, grill] = [await newStar("Bar"), await newStar("Grelha")];
    const { hash } = await shop.taken();
    expect((await bar())[0]).toContain("1x Chope");
    expect((await grill())[0]).toContain("2x Picanha");
    await cancel(hash, 2, 2);
    const [ticket, ...others] = await grill();
    expect([ticket?.includes("CANCELADO"), ticket?.includes("2x Picanha")]).toEqual([true, true]);
    expect([ticket?.includes("Chope"), ticket?.includes("VIA"), others]).toEqual([
      false,
      false,
      [],
    ]);
    expect(await bar()).toEqual([]);
  });

  it("is left out of what is not printed yet, and nothing is printed of which nothing is left", async () => {
    const [bar, grill] = [await newStar("Bar"), await newStar("Grelha")];
    const { hash } = await shop.taken();
    await cancel(hash, 1);
    expect(await bar()).toEqual([]);
    const [ticket, ...others] = await grill();
    expect([ticket?.includes("CANCELADO"), ticket?.includes("2x Picanha"), others]).toEqual([
      false,
      true,
      [],
    ]);
  });

  it("is taken off once where the first paper may be out and the ticket is printed again", async () => {
    const grill = await newStar("Grelha");
    const { hash } = await shop.taken();
    await asAdmin(inject("adminUrl"), (admin) =>
      admin.query("update print_jobs set attempts = 1 where account_id = $1", [
        shop.account.accountId,
      ]),
    );
    await cancel(hash, 2, 2);
    const [copy = "", cancelled = "", ...others] = await grill();
    expect([copy.includes("VIA"), copy.includes("2x Picanha"), others]).toEqual([true, true, []]);
    expect([cancelled.includes("CANCELADO"), cancelled.includes("2x Picanha")]).toEqual([
      true,
      true,
    ]);
  });

  it("is taken off an addition once, where its paper may be out and it is printed again", async () => {
    const grill = await newStar("Grelha");
    const { hash } = await shop.taken();
    await grill();
    const children = { [String(shop.ids["Ao ponto"])]: { qty: 3 } };
    const items = { [String(shop.ids["Picanha"])]: { qty: 3, children } };
    await shop.owner.orderLines.edit(
      { params: { hash }, body: { items } },
      { idempotencyKey: randomUUID() },
    );
    const { details } = await shop.owner.orders.get({ params: { hash } });
    await asAdmin(inject("adminUrl"), (admin) =>
      admin.query("update print_jobs set attempts = 1 where account_id = $1 and state = 'queued'", [
        shop.account.accountId,
      ]),
    );
    await cancel(hash, details.items.at(-1)?.line ?? 0, 1);
    const tickets = await grill();
    expect(tickets.map((text) => /\dx Picanha/.exec(text)?.[0])).toEqual([
      "3x Picanha",
      "1x Picanha",
    ]);
    expect(tickets[1]).toContain("CANCELADO");
  });

  it("is taken off once where the printer fetches the ticket only afterwards", async () => {
    const { address } = await shop.add({
      kind: "cloudprnt",
      stations: [String(shop.ids["Grelha"])],
    });
    const star = callOf(testApp, shop, address);
    const { hash } = await shop.taken();
    await star({ method: "POST", body: { statusCode: "200%20OK" } });
    await cancel(hash, 2, 2);
    expect((await star({})).text).toContain("2x Picanha");
    await star({ method: "DELETE", path: "?code=OK" });
    await star({ method: "POST", body: { statusCode: "200%20OK" } });
    const { text } = await star({});
    expect([text.includes("CANCELADO"), text.includes("2x Picanha")]).toEqual([true, true]);
  });

  it("stays told when the rest is called off before it is printed", async () => {
    const grill = await newStar("Grelha");
    const { hash } = await shop.taken();
    const bar = await newStar("Bar");
    await grill();
    await cancel(hash, 2, 2);
    await shop.owner.orders.setStatus({
      params: { hash, statusId: "6" },
      body: { reason: "consumer_request" },
    });
    const tickets = await grill();
    expect(tickets.map((text) => text.includes("CANCELADO"))).toEqual([true]);
    expect(tickets[0]).toContain("2x Picanha");
    expect(await bar()).toEqual([]);
  });

  it("is all that is told where nothing else was: neither the rest, nor an order that stands again, nor a second copy", async () => {
    const [bar, grill] = [await newStar("Bar"), await newStar("Grelha")];
    const { hash } = await shop.taken();
    await Promise.all([bar(), grill()]);
    await cancel(hash, 2, 2);
    expect(await grill()).toHaveLength(1);
    const set = (statusId: "1" | "6") =>
      shop.owner.orders.setStatus({
        params: { hash, statusId },
        body: statusId === "6" ? { reason: "consumer_request" } : {},
      });
    await set("6");
    expect([(await bar()).length, await grill()]).toEqual([1, []]);
    await set("1");
    expect([(await bar()).length, await grill()]).toEqual([1, []]);
    await shop.owner.printJobs.print(
      { body: { order: hash, layout: "production" } },
      { idempotencyKey: randomUUID() },
    );
    const [copy, ...others] = await bar();
    expect([copy?.includes("VIA"), others, await grill()]).toEqual([true, [], []]);
  });

  it("stands on its paper where staff dismissed the cancellation before a printer had it, and that is undone", async () => {
    const [bar, grill] = [await newStar("Bar"), await newStar("Grelha")];
    const { hash } = await shop.taken();
    await Promise.all([bar(), grill()]);
    const set = (statusId: "1" | "6") =>
      shop.owner.orders.setStatus({ params: { hash, statusId }, body: {} });
    for (const told of [1, 2]) {
      await set("6");
      // An offer that no printer fetches is on no paper either.
      if (told === 2) await bar.poll();
      const { jobs } = await shop.jobs();
      const called = jobs.find(
        ({ reason, state }) =>
          reason === "cancelled" && state === (told === 2 ? "offered" : "queued"),
      );
      await shop.owner.printJobs.dismiss({ params: { id: String(called?.id) } });
      expect(await shop.waiting()).toHaveLength(1);
      expect((await shop.jobs()).unprinted).toBe(1);
      const { printers } = await shop.owner.printers.list();
      expect(printers.map(({ failed }) => failed)).toEqual([0, 0]);
      // The other one is called off on paper, and printed again, the first time.
      const papers = async () => [...(await bar()), ...(await grill())];
      if (told === 1) expect((await papers()).join()).toContain("CANCELADO");
      await set("1");
      expect(await papers()).toHaveLength(told === 1 ? 1 : 0);
    }
  });

  it("stands again where it is made by now, if one paper was called off before that is undone", async () => {
    const [bar, grill, desk] = [
      await newStar("Bar"),
      await newStar("Grelha"),
      await newStar("Caixa"),
    ];
    const { hash } = await shop.taken();
    const { printers } = await shop.owner.printers.list();
    const printer = String(printers.find(({ name }) => name === "Grelha")?.id);
    await shop.owner.printJobs.print(
      { body: { order: hash, layout: "customer", printer } },
      { idempotencyKey: randomUUID() },
    );
    await Promise.all([bar(), grill(), desk()]);
    const beer = { id: String(shop.ids["Chope"]), extras: { station: String(shop.ids["Grelha"]) } };
    await shop.owner.content.saveItem({ body: { data: beer } });
    const set = (statusId: "1" | "6") =>
      shop.owner.orders.setStatus({ params: { hash, statusId }, body: {} });
    await set("6");
    expect((await bar()).join()).toMatch(/CANCELADO[^]*1x Chope/);
    await set("1");
    const papers = [...(await bar()), ...(await grill()), ...(await desk())];
    expect(papers).toHaveLength(1);
    expect(papers[0]).toContain("1x Chope");
    expect(papers[0]).not.toMatch(/Picanha|CANCELADO/);
  });

  it("stands again where it is made by now, if the paper of where it was made never came out", async () => {
    const bar = { kind: "browser" as const, name: "Bar", stations: [String(shop.ids["Bar"])] };
    const [{ printer }, grill] = [await shop.add(bar), await newStar("Grelha")];
    const { hash } = await shop.taken();
    await grill();
    const { job } = await shop.owner.printJobs.claim({ body: { printer: printer.id } });
    await shop.owner.printJobs.report({
      params: { id: String(job?.id) },
      body: { attempt: 1, printed: false, error: "browser" },
    });
    const beer = { id: String(shop.ids["Chope"]), extras: { station: String(shop.ids["Grelha"]) } };
    await shop.owner.content.saveItem({ body: { data: beer } });
    const set = (statusId: "1" | "6") =>
      shop.owner.orders.setStatus({ params: { hash, statusId }, body: {} });
    await set("6");
    await set("1");
    const [missing, ...others] = await grill();
    expect([missing?.includes("1x Chope"), missing?.includes("Picanha"), others]).toEqual([
      true,
      false,
      [],
    ]);
    // Called off on paper at the grill, all of it comes again.
    await set("6");
    expect((await grill()).join()).toContain("CANCELADO");
    await set("1");
    expect((await grill()).join()).toMatch(/1x Chope[^]*2x Picanha/);
  });

  it("is told a browser that prints as well", async () => {
    const { printer } = await shop.add({ kind: "browser", name: "Caixa" });
    const { hash } = await shop.taken();
    const claim = async () =>
      (await shop.owner.printJobs.claim({ body: { printer: printer.id } })).job;
    const first = await claim();
    await shop.owner.printJobs.report({
      params: { id: String(first?.id) },
      body: { attempt: 1, printed: true },
    });
    await cancel(hash, 2, 2);
    const called = JSON.stringify((await claim())?.text);
    expect(called).toMatch(/CANCELADO.*2x Picanha/);
    expect(called).not.toMatch(/VIA|Chope/);
  });

  it.each([
    ["before", "other", ["2ª VIA 2x Picanha", "CANCELADO 2x Picanha"]],
    ["after", "other", ["CANCELADO 2x Picanha", "2ª VIA"]],
    // Paper that names nothing says nothing.
    ["after", "no other", ["CANCELADO 2x Picanha", "CANCELADO 2ª VIA 2x Picanha"]],
  ])(
    "is told once by a browser that prints the ticket again %s it, with %s lines",
    async (when, others, told) => {
      const stations = others === "other" ? [] : [String(shop.ids["Grelha"])];
      const { printer } = await shop.add({ kind: "browser", name: "Caixa", stations });
      const { hash } = await shop.taken();
      const claim = async () =>
        (await shop.owner.printJobs.claim({ body: { printer: printer.id } })).job;
      const report = (id: string, body: { attempt: number; printed: boolean; error?: string }) =>
        shop.owner.printJobs.report({ params: { id }, body });
      const id = String((await claim())?.id);
      await report(id, { attempt: 1, printed: false, error: "browser" });
      const retry = () => shop.owner.printJobs.retry({ params: { id }, body: {} });
      if (when === "before") await retry();
      await cancel(hash, 2, 2);
      if (when === "after") await retry();
      const texts: string[] = [];
      for (let job = await claim(); job; job = await claim()) {
        const lines = [job.text.head, ...job.text.items].flat();
        const words = lines.map(({ text }) => text);
        texts.push(words.filter((word) => /VIA|CANCELADO|Picanha/.test(word)).join(" "));
        await report(job.id, { attempt: job.attempt, printed: true });
      }
      expect(texts).toEqual(told);
    },
  );
});
