import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { listening, patience, startProcess, type LiveProcess } from "../live/testing-shops.ts";
import { rawCall } from "../testing/raw-call.ts";
import { newPrinterShop } from "./testing-shop.ts";

/** With a relay, which tells of what is to be printed. */
let one: LiveProcess;
beforeAll(async () => void (one = await startProcess()));
afterAll(() => one.close());

it("events bring staff the print jobs as they are, and a printer that had nothing gets the next all the same", async () => {
  const shop = await newPrinterShop(one);
  const { address } = await shop.add({ name: "Star", kind: "cloudprnt" });
  const stream = await listening(one, {
    shop: { account: shop.account, itemId: undefined, admin: shop.owner },
    caller: shop.owner,
  });
  const asks = () =>
    rawCall(one, {
      method: "POST",
      url: new URL(address, "http://printer").pathname,
      host: shop.account.host,
      body: { status: "23 6 0 0 0 0 0 0 0 ", statusCode: "200%20OK", printingInProgress: false },
    });
  for (let times = 0; times < 3; times += 1)
    expect((await asks()).body).toEqual({ jobReady: false });
  await shop.taken();
  const jobs = await shop.jobs();
  await vi.waitFor(
    () =>
      expect(stream.events.findLast(({ name }) => name === "print")?.data).toEqual({ list: jobs }),
    patience,
  );
  await vi.waitFor(
    async () => expect((await asks()).body).toMatchObject({ jobReady: true }),
    patience,
  );
});
