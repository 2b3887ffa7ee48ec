import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountLookup } from "../../src/domain/host-name.ts";
import { newCaller, signedInAdmin } from "../../src/server/testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../../src/server/testing/new-account.ts";
import { sendOrder, type OrderBody } from "../../src/server/testing/new-order.ts";
import { rawCall } from "../../src/server/testing/raw-call.ts";
import { refusalOf } from "../../src/server/testing/refusal-of.ts";
import { sharedApp, testBaseDomain } from "../../src/server/testing/start-app.ts";

/** The program's usual limits. */
const limits = { perGuest: 5, perAddress: 30 };

const testApp = sharedApp({ limits });

type Hotel = { account: TestAccount; itemId: string };

async function newHotel(easyOrder = true): Promise<Hotel> {
  const features = { easyOrder, localOrder: true };
  const account = await newAccount(testApp, { features, extras: { locations: 4 } });
  const ids = await newMenu(testApp, account, [
    { title: "Lanches", items: [{ title: "Misto", priceCents: 1500 }] },
  ]);
  return { account, itemId: String(ids["Misto"]) };
}

const toRoom = ({ itemId }: Hotel, location: string): OrderBody => ({
  userData: { name: "Ana" },
  cartData: { items: { [itemId]: { qty: 1 } }, location },
});

/** Orders as a stranger from an address of their own. */
async function orderFrom(
  hotel: Hotel,
  { location, n }: { location: string; n: number },
): Promise<number> {
  const { statusCode } = await testApp.app.inject({
    method: "POST",
    url: "/v2.0/order",
    headers: { host: hotel.account.host, "idempotency-key": randomUUID() },
    payload: toRoom(hotel, location),
    remoteAddress: `198.51.100.${n}`,
  });
  return statusCode;
}

describe("threat 32: the code of a room or table in the wrong hands", () => {
  it("gets a few orders to the room in a minute, from however many guests and addresses, however it is written", async () => {
    const hotel = await newHotel();
    const written = ["12", " 12", "012", "１２", "12.", "12\u200b"];
    const statuses: number[] = [];
    for (let n = 0; n < 100; n += 1)
      statuses.push(await orderFrom(hotel, { location: written[n % written.length] ?? "", n }));
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201));
    expect(statuses.slice(10)).toEqual(Array(90).fill(429));
    // The next room and the staff do not have to wait.
    expect(await orderFrom(hotel, { location: "13", n: 101 })).toBe(201);
    const owner = await signedInAdmin(testApp, hotel.account);
    await expect(sendOrder(owner, toRoom(hotel, "12"))).resolves.toMatchObject({ status_id: 1 });
  });

  it("gets nothing made before somebody has accepted it", async () => {
    const hotel = await newHotel();
    const order = await sendOrder(newCaller(testApp, hotel.account), toRoom(hotel, "7"));
    expect(order.status_id).toBe(5);
  });

  it("gets nothing where rooms do not order, and calls nobody to a table that there is not", async () => {
    const hotel = await newHotel(false);
    const guest = newCaller(testApp, hotel.account);
    expect((await refusalOf(sendOrder(guest, toRoom(hotel, "7")))).error).toBe("access_denied");
    const call = (number: number) => guest.tables.requestService({ body: { number } });
    expect((await refusalOf(call(5))).error).toBe("not_found");
    await expect(call(4)).resolves.toEqual({});
  });

  it("rings a table's bell a few times in a minute, from however many guests and addresses", async () => {
    const { account } = await newHotel();
    const owner = await signedInAdmin(testApp, account);
    const [table] = (await owner.tables.list()).locations;
    let rung = 0;
    for (let n = 0; n < 100; n += 1) {
      const { statusCode } = await testApp.app.inject({
        method: "POST",
        url: "/v2.0/account/locations/service-request",
        headers: { host: account.host },
        payload: { number: 1 },
        remoteAddress: `203.0.113.${n}`,
      });
      if (statusCode === 200) rung += 1;
      // The attendant of the table ends the call, so that the next one rings again.
      await rawCall(testApp, {
        method: "PUT",
        url: `/v2.0/account/locations/${table?.id}/addressed`,
        host: account.host,
        token: owner.token(),
        body: { addressed: false },
      });
    }
    expect(rung).toBe(6);
  });
});

it("threat 31: of any domain that is not exactly an active account's there is no sheet of codes", async () => {
  const { account } = await newHotel();
  const [label = "", ...base] = account.host.split(".");
  const part = fc.constantFrom(
    label,
    ...base,
    "www",
    ".",
    "..",
    "@",
    "/",
    "\\",
    ":",
    "%2e",
    "#",
    "?",
    " ",
    "\t",
  );
  const near = fc.array(fc.oneof(part, fc.string({ maxLength: 3 })), { maxLength: 6 });
  const ask = async (domain: string) => {
    const { statusCode, body } = await testApp.app.inject({
      url: `/v2.0/account/qr/pdf?domain=${encodeURIComponent(domain)}`,
      headers: { host: `api.${testBaseDomain}` },
    });
    return { statusCode, body: statusCode === 200 ? "" : body };
  };
  const unknown = await ask(`ninguem.${testBaseDomain}`);
  expect(unknown.statusCode).toBe(404);
  expect((await ask(account.host)).statusCode).toBe(200);
  await fc.assert(
    fc.asyncProperty(
      near.map((parts) => parts.join("")),
      async (domain) => {
        fc.pre(accountLookup(domain, testBaseDomain)?.kind !== "label");
        expect(await ask(domain)).toEqual(unknown);
      },
    ),
    { numRuns: Number(process.env["QR_DOMAINS"] ?? 200) },
  );
});
