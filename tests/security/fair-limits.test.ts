import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newCaller, signedInAdmin, type Caller } from "../../src/server/testing/caller.ts";
import {
  adminCredentials,
  attendantCredentials,
  newAccount,
  newMenu,
  type TestAccount,
} from "../../src/server/testing/new-account.ts";
import { deliveryBody, sendOrder, type OrderBody } from "../../src/server/testing/new-order.ts";
import { rawCall, rawPost } from "../../src/server/testing/raw-call.ts";
import { startApp, type TestApp } from "../../src/server/testing/start-app.ts";
import { tableId } from "../../src/server/tabs/table-id.ts";

// Attacks. First a stranger sends something from the address that everybody here shares; then guests and staff must
// still get what the stranger must not take from them.

/** The program's usual limits. */
const limits = { perGuest: 5, perAddress: 30 };

let testApp: TestApp;
let account: TestAccount;
let pizza: string;
let known: Caller;
beforeAll(async () => {
  testApp = await startApp({ limits });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  // Every test starts with a process that has counted nothing.
  await testApp.close();
  testApp = await startApp({ limits });
  const features = { delivery: true, easyOrder: true, localOrder: true };
  account = await newAccount(testApp, { features, extras: { locations: 20 } });
  const ids = await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 4000 }] },
  ]);
  pizza = String(ids["Calabresa"]);
  known = newCaller(testApp, account);
  await sendOrder(known, toRoom(pizza, "101"));
});

const toRoom = (itemId: string, location: string): OrderBody => ({
  userData: { name: "Ana" },
  cartData: { items: { [itemId]: { qty: 1 } }, location },
});

/** Sends strangers' bodies to a path, one after the other, without a token. Returns the answers' statuses. */
async function asStrangers(path: string, bodies: readonly unknown[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const body of bodies)
    statuses.push((await rawPost(testApp, { path, host: account.host, body })).status);
  return statuses;
}

const times = <Item>(count: number, item: (n: number) => Item) =>
  Array.from({ length: count }, (_, n) => item(n));

describe("threat 57: strangers' orders", () => {
  it("fault 40: that are refused for what is in them keep nobody from a room, an address or a Wi-Fi", async () => {
    const refused = [
      () => toRoom(randomUUID(), "205"),
      () => ({
        ...toRoom(pizza, "205"),
        cartData: { items: { [pizza]: { qty: 1, extras: { price: 1 } } }, location: "205" },
      }),
      () => ({ ...toRoom(pizza, "205"), userData: { name: " " } }),
      () => deliveryBody({ [randomUUID()]: { qty: 1 } }),
    ];
    const statuses = await asStrangers(
      "order",
      times(60, (n) => refused[n % refused.length]?.()),
    );
    expect(new Set(statuses)).toEqual(new Set([400, 409, 422]));
    await sendOrder(newCaller(testApp, account), toRoom(pizza, "205"));
    await sendOrder(known, toRoom(pizza, "205"));
    await sendOrder(newCaller(testApp, account), deliveryBody({ [pizza]: { qty: 1 } }));
  });

  it("fault 40: that are good leave those who have ordered before their own share of the address and of the room", async () => {
    const toOneRoom = await asStrangers(
      "order",
      times(12, () => toRoom(pizza, "205")),
    );
    expect(toOneRoom.filter((status) => status === 201)).toHaveLength(10);
    await sendOrder(known, toRoom(pizza, "205"));
    // Only a few more than are taken, because each refusal is answered a second late.
    const toMany = await asStrangers(
      "order",
      times(25, (n) => toRoom(pizza, `3${n}`)),
    );
    expect(toMany).toContain(429);
    await sendOrder(known, toRoom(pizza, "205"));
    await sendOrder(await signedInAdmin(testApp, account), toRoom(pizza, "205"));
  });

  it("with the key of a table's code come as often as those to a room, whatever the table is called", async () => {
    account = await newAccount(testApp, {
      features: { attendantOrder: true },
      extras: { locations: 9 },
    });
    const ids = await newMenu(testApp, account, [
      { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 4000 }] },
    ]);
    const owner = await signedInAdmin(testApp, account);
    const table = { id: tableId(account.accountId, 7) };
    const { key } = await owner.tables.renewKey({ params: table, body: {} });
    const names = ["7", "07", "mesa 7", "Mesa 07", "#7", "table 7"];
    const statuses = await asStrangers(
      "order",
      times(12, (n) => {
        const body = toRoom(String(ids["Calabresa"]), names[n % names.length] ?? "");
        return { ...body, cartData: { ...body.cartData, table_key: key } };
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  });

  it("fault 40: refused ones turn away the guest who sends them and nobody else", async () => {
    const wrong = newCaller(testApp, account);
    await sendOrder(wrong, toRoom(pizza, "102"));
    const status = async () => {
      const body = toRoom(randomUUID(), "102");
      return (
        await rawPost(testApp, { path: "order", host: account.host, token: wrong.token(), body })
      ).status;
    };
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push(await status());
    expect(statuses).toEqual([...Array(20).fill(422), 429]);
    await sendOrder(known, toRoom(pizza, "102"));
    await sendOrder(newCaller(testApp, account), toRoom(pizza, "102"));
  });

  it("fault 40: pictures of orders that are refused use up no address's", async () => {
    const statuses = await asStrangers(
      "order/print",
      times(70, () => ({ data: { items: { [randomUUID()]: { qty: 1 } } } })),
    );
    expect(new Set(statuses)).toEqual(new Set([422]));
    const picture = await rawCall(testApp, {
      method: "POST",
      url: "/v2.0/order/print",
      host: account.host,
      body: { data: { items: { [pizza]: { qty: 1 } } } },
    });
    expect(picture.status).toBe(200);
  });

  it("fault 40: calls to tables that there are not, and those of strangers, leave a guest who has ordered theirs", async () => {
    const path = "account/locations/service-request";
    const toNone = await asStrangers(
      path,
      times(70, () => ({ number: 99 })),
    );
    expect(new Set(toNone)).toEqual(new Set([404]));
    const toOne = await asStrangers(
      path,
      times(70, () => ({ number: 1 })),
    );
    expect(toOne).toContain(429);
    await expect(known.tables.requestService({ body: { number: 2 } })).resolves.toEqual({});
  });
});

type SignIn = { user: string; pass: string };

/** A sign-in as its bytes; `device` is the mark that a device has kept. */
async function signIn(
  credentials: SignIn,
  {
    host = account.host,
    device,
    remoteAddress = "127.0.0.1",
  }: Partial<Record<"host" | "device" | "remoteAddress", string>> = {},
) {
  const { statusCode, headers, body } = await testApp.app.inject({
    method: "POST",
    url: "/v2.0/auth/login",
    headers: { host, ...(device === undefined ? {} : { device }) },
    payload: credentials,
    remoteAddress,
  });
  const mark = headers["device"];
  return { status: statusCode, device: typeof mark === "string" ? mark : undefined, body };
}

describe("threat 19: wrong passwords", () => {
  const wrong = (user: string, n: number) => ({ user, pass: `errada ${n}` });

  it("fault 41: for one login shut out nobody else of the network, whether there is such a login or not", async () => {
    for (const user of [adminCredentials.user, "ninguem@example.com"]) {
      const statuses = [];
      for (let n = 0; n < 12; n += 1) statuses.push((await signIn(wrong(user, n))).status);
      expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
      // Spaces and capitals make no other login.
      expect((await signIn(wrong(` ${user.toUpperCase()} `, 0))).status).toBe(429);
    }
    expect((await signIn(attendantCredentials)).status).toBe(200);
    expect((await signIn(adminCredentials, { remoteAddress: "203.0.113.9" })).status).toBe(200);
  });

  it("fault 41: from one address are counted over all accounts and logins", async () => {
    const hosts = [account.host];
    for (let n = 0; n < 9; n += 1) hosts.push((await newAccount(testApp)).host);
    const statuses: number[] = [];
    for (const host of hosts)
      for (let n = 0; n < 10; n += 1)
        statuses.push((await signIn(wrong(`alguem${n}@example.com`, n), { host })).status);
    expect(statuses).toEqual([...Array(50).fill(400), ...Array(50).fill(429)]);
  });

  it("fault 41: keep nobody out of a device on which they have signed in before", async () => {
    const { device } = await signIn(adminCredentials);
    expect(device).toMatch(/^[\w-]{43}$/);
    for (let n = 0; n < 12; n += 1) await signIn(wrong(adminCredentials.user, n));
    for (let n = 0; n < 60; n += 1) await signIn(wrong(`alguem${n}@example.com`, n));
    expect((await signIn(adminCredentials)).status).toBe(429);
    const back = await signIn(adminCredentials, { device: String(device) });
    expect([back.status, back.device]).toEqual([200, undefined]);
    // A device is known only to people who signed in on it, and only by a mark that this account gave.
    const others = [
      signIn(attendantCredentials, { device: String(device) }),
      signIn(adminCredentials, { device: "x".repeat(43) }),
      signIn(adminCredentials, { device: "y".repeat(5_000) }),
    ];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([429, 429, 429]);
    // Guesses on a known device have a limit as well.
    const statuses = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push(
        (await signIn(wrong(adminCredentials.user, n), { device: String(device) })).status,
      );
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  });

  it("fault 41: on a mark of another account are no known device's", async () => {
    const other = await newAccount(testApp);
    const { device } = await signIn(adminCredentials, { host: other.host });
    for (let n = 0; n < 10; n += 1) await signIn(wrong(adminCredentials.user, n));
    expect((await signIn(adminCredentials, { device: String(device) })).status).toBe(429);
  });
});

describe("threat 31: sheets of codes that strangers ask for", () => {
  it("fault 47: under ports that they make up take none from the owner's", async () => {
    const sheets = (port: string, remoteAddress: string) =>
      testApp.app.inject({
        url: `/v2.0/account/qr/pdf?domain=${account.host}${port}`,
        headers: { host: account.host },
        remoteAddress,
      });
    for (let port = 1; port <= 8; port += 1) await sheets(`:${port}`, "192.0.2.1");
    expect((await sheets(":9", "192.0.2.1")).statusCode).toBe(429);
    expect((await sheets("", "192.0.2.2")).statusCode).toBe(200);
    // The owner has come by another port that leads to the program.
    const owner = await signedInAdmin(testApp, account);
    await rawCall(testApp, {
      url: "/v2.0/auth/check",
      host: `${account.host}:8080`,
      token: owner.token(),
    });
    expect((await sheets(":8080", "192.0.2.2")).statusCode).toBe(200);
  });
});
