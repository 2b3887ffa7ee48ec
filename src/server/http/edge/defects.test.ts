import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, open } from "node:fs/promises";
import { get } from "node:http";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { errorTexts } from "../../../contract/error-texts.ts";
import { prepareDatabase } from "../../db/database.ts";
import type { RuntimeUrls } from "../../db/roles.ts";
import { assetPath } from "../../media/testing-assets.ts";
import { signedInAdmin } from "../../testing/caller.ts";
import { asAdmin } from "../../testing/as-admin.ts";
import { freshDatabase, type FreshDatabase } from "../../testing/fresh-database.ts";
import { originOf } from "../../testing/listen.ts";
import { newAccount, newMenu, type TestAccount } from "../../testing/new-account.ts";
import { deliveryBody, newOrder } from "../../testing/new-order.ts";
import { rawCall, type RawAnswer, type RawCall } from "../../testing/raw-call.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

// A database of its own, which the tests may damage.
let fresh: FreshDatabase;
let urls: RuntimeUrls;
let testApp: TestApp;
let account: TestAccount;
let itemId: string;
beforeAll(async () => {
  fresh = await freshDatabase();
  urls = await prepareDatabase(fresh.adminUrl);
  testApp = await startApp({ urls });
  account = await newAccount(testApp);
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 500 }] },
  ]);
  itemId = String(ids["Água"]);
});
afterEach(() => void testApp.logLines.splice(0));
afterAll(async () => {
  await testApp.close();
  await fresh.drop();
});

const damage = (statement: string) => asAdmin(fresh.adminUrl, (admin) => admin.query(statement));
const call = (url: string, rest: Partial<RawCall> = {}) =>
  rawCall(testApp, { url: `/v2.0/${url}`, host: account.host, ...rest });

function expectNothingButThatItFailed({ status, text, headers }: RawAnswer): void {
  expect(status).toBe(500);
  expect(JSON.parse(text)).toEqual({ error: "default", message: "An error occurred" });
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["token"]).toBeUndefined();
}

describe("threat 51: a defect", () => {
  it("is answered with nothing but that it is one, and is logged with its stack", async () => {
    await damage("alter table entry_icons rename to gone");
    expectNothingButThatItFailed(await call("content/menu"));
    await damage("alter table gone rename to entry_icons");
    expect(testApp.logLines).toHaveLength(1);
    const [line] = testApp.logLines.map((text) => JSON.parse(text));
    expect(line).toMatchObject({ level: 50, msg: "request failed", err: { code: "42P01" } });
    expect(line.err.stack).toContain("build-menu.ts");
    expect((await call("content/menu")).status).toBe(200);
  });

  it("is no setting that this version does not know: it does not go out either", async () => {
    await damage(`update accounts set extras = '{"about": "Casa", "internal_note": "segredo"}'`);
    const { status, text } = await call("content/home");
    expect(status).toBe(200);
    expect(text).not.toContain("segredo");
    await damage("update accounts set extras = '{}'");
  });

  it("leaves nothing of a write behind, and nothing of what a guest wrote in the log", async () => {
    await damage(
      "alter table orders add constraint canary check (customer_name <> 'Canário Belga')",
    );
    const userData = { name: "Canário Belga", email: "canario@example.com" };
    const key = crypto.randomUUID();
    const send = (name: string) =>
      call("order", {
        method: "POST",
        headers: { "idempotency-key": key },
        body: deliveryBody({ [itemId]: { qty: 1 } }, { userData: { ...userData, name } }),
      });
    expectNothingButThatItFailed(await send(userData.name));
    expect(testApp.logLines).toHaveLength(1);
    expect(testApp.logLines[0]).toContain("canary");
    expect(testApp.logLines[0]).not.toMatch(/Belga|canario@|Flores/);
    for (const table of [
      "orders",
      "order_lines",
      "guests",
      "sessions",
      "idempotency_keys",
      "counters",
      "outbox",
    ]) {
      const { rows } = await asAdmin(fresh.adminUrl, (admin) =>
        admin.query(`select from ${table}`),
      );
      expect(rows, table).toHaveLength(0);
    }
    await damage("alter table orders drop constraint canary");
    expect((await send("Ana")).body.order?.id).toBe(1);
  });

  it("in telling a token anew does not undo the call that was made", async () => {
    const start = new Date("2026-11-10T12:00:00Z");
    let now = start;
    const clocked = await startApp({ urls, now: () => now });
    const admin = await signedInAdmin(clocked, account);
    await newOrder(admin, itemId);
    now = new Date(start.getTime() + 2 * 3_600_000);
    await damage(`revoke update on sessions from ${fresh.name}_app_login`);
    await newOrder(admin, itemId);
    expect(admin.lastHeaders()["token"]).toBeUndefined();
    expect(clocked.logLines.join("")).toContain("token not renewed");
    await damage(`grant update on sessions to ${fresh.name}_app_login`);
    await newOrder(admin, itemId);
    expect(admin.lastHeaders()["token"]).toBeDefined();
    expect((await admin.orders.list({ query: {} })).orders.length).toBeGreaterThanOrEqual(3);
    await clocked.close();
  });

  it("is also an answer that does not fit the contract: nothing that is not listed goes out", async () => {
    const owner = await signedInAdmin(testApp, account);
    const { hash } = await newOrder(owner, itemId);
    const read = () => call(`order/${hash}`, { token: owner.token() });
    await damage("alter table orders drop constraint orders_service_check");
    await damage("update orders set service = 'segredo'");
    expectNothingButThatItFailed(await read());
    expect(testApp.logLines.join("")).toContain("does not fit");
    expect(testApp.logLines.join("")).not.toContain("segredo");
    await damage("update orders set service = null");
    expect((await read()).status).toBe(200);
  });
});

describe("while the database is away", () => {
  it("fault 44: callers are asked to come back, each answer leaves a line, and they are served again afterwards", async () => {
    await damage(`alter role ${fresh.name}_app_login nologin`);
    await asAdmin(fresh.adminUrl, (admin) =>
      admin.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = $1", [
        `${fresh.name}_app_login`,
      ]),
    );
    await damage(`alter role ${fresh.name}_app_login login`);
    expect((await call("content/home")).status).toBe(200);
    const away = await startApp({
      urls: { ...urls, app: Object.assign(new URL(urls.app), { port: "1" }).href },
    });
    const answers = [
      await rawCall(away, { url: "/v2.0/content/home", host: account.host }),
      await rawCall(away, { url: "/v2.0/order", method: "POST", host: account.host, body: {} }),
    ];
    for (const { status, headers, body } of answers) {
      expect(status).toBe(503);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(body).toEqual({
        error: "unavailable",
        message: errorTexts.unavailable,
        retry_after: 2,
      });
    }
    // Each with its cause.
    const lines = away.logLines.map((line) => JSON.parse(line));
    expect(lines).toMatchObject(
      answers.map(() => ({ level: 40, msg: "request put off", err: { code: "ENOENT" } })),
    );
    await away.close();
  });

  it("a program that is closing says the same", async () => {
    const closing = await startApp({ urls });
    const home = { url: "/v2.0/content/home", host: account.host };
    expect((await rawCall(closing, home)).status).toBe(200);
    await closing.database.close();
    const { status, headers } = await rawCall(closing, home);
    expect([status, headers["retry-after"]]).toEqual([503, "2"]);
    await closing.close();
  });
});

it("whoever leaves before a picture has begun is no defect", async () => {
  const left = await startApp({ urls });
  const file = "0".repeat(32);
  const path = assetPath(join(left.dataDir, "assets"), { size: 240, file, type: "webp" });
  await mkdir(dirname(path), { recursive: true });
  // It can be opened, and nothing comes out of it.
  await promisify(execFile)("mkfifo", [path]);
  await using _writer = await open(path, "r+");
  const origin = await originOf(left);
  for (let visit = 1; visit <= 10; visit += 1) {
    const asking = get(`${origin}/assets/240/${file}`).on("error", () => undefined);
    const [, answer] = await once(left.app.server, "request");
    asking.destroy();
    await once(answer, "close");
  }
  await left.close();
  expect(left.logLines.filter((line) => JSON.parse(line).level > 30)).toEqual([]);
});
