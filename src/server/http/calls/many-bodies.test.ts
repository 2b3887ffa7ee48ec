import { beforeAll, expect, it, vi } from "vitest";
import { newAccount, newMenu, type TestAccount } from "../../testing/new-account.ts";
import { deliveryBody } from "../../testing/new-order.ts";
import { sharedApp } from "../../testing/start-app.ts";

/** Has one connection to the database, which a test can take so that all calls wait. */
const testApp = sharedApp({ poolSize: 1 });
let account: TestAccount;
let itemId: string;
beforeAll(async () => {
  account = await newAccount(testApp);
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 350 }] },
  ]);
  itemId = ids["Água"] ?? "";
});

/** Nearly as long as a body may be. Parsed, it takes up twenty times as much. */
const longest = `{"data":[${Array.from({ length: 83_000 }, () => "{}").join()}]}`;

async function send(payload: string, remoteAddress: string) {
  const { statusCode, headers } = await testApp.app.inject({
    method: "POST",
    url: "/v2.0/order",
    headers: {
      host: account.host,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    },
    payload,
    remoteAddress,
  });
  return { status: statusCode, retryAfter: headers["retry-after"] };
}

it("long bodies that come at once are let in a few at a time, of an address and altogether", async () => {
  const order = JSON.stringify(deliveryBody({ [itemId]: { qty: 1 } }));
  expect((await send(order, "192.0.2.1")).status).toBe(201);
  const connection = await testApp.database.connect();
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  // Six from each of five addresses.
  const sending = Array.from({ length: 30 }, async (_, index) =>
    answers.push(await send(longest, `192.0.2.${1 + Math.floor(index / 6)}`)),
  );
  await vi
    .waitFor(() => expect(answers).toHaveLength(14), { timeout: 10_000 })
    .finally(() => connection.release());
  const retryAfter = "1";
  expect(answers.splice(0)).toEqual([
    ...Array.from({ length: 8 }, () => ({ status: 429, retryAfter })),
    ...Array.from({ length: 6 }, () => ({ status: 503, retryAfter })),
  ]);
  await Promise.all(sending);
  expect(answers).toEqual(Array.from({ length: 16 }, () => ({ status: 422 })));
  // The answered bodies no longer count.
  expect((await send(longest, "192.0.2.1")).status).toBe(422);
  expect((await send(order, "192.0.2.1")).status).toBe(201);
});
