import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fullAccount, type FullAccount } from "../testing/full-account.ts";
import { rawCall, type RawCall } from "../testing/raw-call.ts";
import { startApp, testBaseDomain, type TestApp } from "../testing/start-app.ts";

let testApp: TestApp;
let one: FullAccount;
let two: FullAccount;
beforeAll(async () => {
  testApp = await startApp();
  one = await fullAccount(testApp);
  two = await fullAccount(testApp);
});
afterAll(() => testApp.close());

/** The account that answers, by its name; else the status and code of the refusal. */
async function whoAnswers(call: Partial<RawCall> & { host: string }): Promise<string> {
  const { status, body } = await rawCall(testApp, { url: "/v2.0/content/home", ...call });
  return body.account?.name ?? `${status} ${body.error}`;
}

const nameOf = (full: FullAccount) => `Casa ${full.account.label}`;

describe("a token of another account", () => {
  it("is refused on every route, open to the public or not, and stays good at home", async () => {
    const { hash } = one.order;
    for (const caller of [two.guest, two.attendant, two.admin]) {
      const foreign = { host: one.account.host, token: caller.token() };
      for (const url of ["content/home", "content/menu", "auth/check", "order", `order/${hash}`]) {
        const { status, body } = await rawCall(testApp, { ...foreign, url: `/v2.0/${url}` });
        expect([status, body.error], url).toEqual([403, "access_denied"]);
      }
      const elsewhere = {
        ...foreign,
        host: `api.${testBaseDomain}`,
        headers: { domain: one.account.host },
      };
      expect(await whoAnswers(elsewhere)).toBe("403 access_denied");
      expect(await whoAnswers({ ...foreign, host: two.account.host })).toBe(nameOf(two));
    }
  });

  it("cannot be made one's own by writing another account into it", async () => {
    const [secret] = String(two.admin.token()).split(".");
    const token = `${secret}.${one.account.accountId.replaceAll("-", "")}`;
    const answer = await rawCall(testApp, { host: one.account.host, token, url: "/v2.0/order" });
    expect([answer.status, answer.body.error]).toEqual([401, "session_expired"]);
  });
});

describe("what another account has", () => {
  it("answers exactly like what does not exist", async () => {
    const call = { host: one.account.host, token: one.admin.token() };
    const hashes = [two.order.hash, "0".repeat(32)];
    const ids = [String(two.ids["Água"]), "00000000-0000-7000-8000-000000000000"];
    for (const [method, url, [theirs = "", nobodys = ""]] of [
      ["GET", "order/NAME", hashes],
      ["PUT", "order/NAME/status/4", hashes],
      ["PUT", "content/NAME/active", ids],
      ["PUT", "content/NAME/navHide", ids],
      ["POST", "content/NAME/restore", ids],
      ["DELETE", "content/menu/item/NAME", ids],
      ["DELETE", "content/menu/category/NAME", [String(two.ids["Bebidas"]), String(ids[1])]],
      ["DELETE", "content/menu/icon/NAME", [String(two.ids["Picante"]), String(ids[1])]],
    ] as const) {
      const ask = (name: string) =>
        rawCall(testApp, {
          ...call,
          method,
          url: `/v2.0/${url.replace("NAME", name)}`,
          ...(method === "PUT" ? { body: {} } : {}),
        });
      const [forTheirs, forNobodys] = [await ask(theirs), await ask(nobodys)];
      expect(forTheirs.status, url).toBe(404);
      expect(forTheirs.text, url).toBe(forNobodys.text);
    }
    expect((await two.guest.orders.get({ params: { hash: two.order.hash } })).status_id).toBe(2);
  });

  it("is nowhere in what an account's admin can read", async () => {
    const canaries = [
      two.account.label,
      two.order.hash,
      two.account.accountId,
      ...Object.values(two.ids),
    ];
    for (const url of ["content/home", "content/menu", "auth/check", "order?tab=all&mine=0"]) {
      const { text, status } = await rawCall(testApp, {
        host: one.account.host,
        token: one.admin.token(),
        url: `/v2.0/${url}`,
      });
      expect(status).toBe(200);
      for (const canary of canaries) expect(text, url).not.toContain(canary);
    }
  });
});
