import { beforeAll, describe, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { fullAccount, type FullAccount } from "../testing/full-account.ts";
import { rawCall, type RawCall } from "../testing/raw-call.ts";
import { sharedApp, startApp, testBaseDomain } from "../testing/start-app.ts";

const testApp = sharedApp();
let one: FullAccount;
let two: FullAccount;
const ownDomain = `cardapio.${Date.now()}.example`;
beforeAll(async () => {
  one = await fullAccount(testApp);
  two = await fullAccount(testApp);
  await withAccount(
    testApp.database,
    { accountId: one.account.accountId, mode: "write" },
    ({ db, accountId }) =>
      db.insertInto("hosts").values({ host: ownDomain, account_id: accountId }).execute(),
  );
});

/** The account that answers, by its name; else the status and code of the refusal. */
async function whoAnswers(
  call: Partial<RawCall> & { host: string },
  app = testApp,
): Promise<string> {
  const { status, body } = await rawCall(app, { url: "/v2.0/content/home", ...call });
  return body.account?.name ?? `${status} ${body.error}`;
}

const nameOf = (full: FullAccount) => `Casa ${full.account.label}`;

describe("threat 2: the account of a call", () => {
  it("is the one of its host, whatever the port, the case and a dot at the end", async () => {
    const { host } = one.account;
    for (const form of [
      host,
      `${host}:3000`,
      host.toUpperCase(),
      `${host}.`,
      `${host}.:8080`,
      ownDomain,
      `${ownDomain}:443`,
    ]) {
      expect(await whoAnswers({ host: form }), form).toBe(nameOf(one));
    }
  });

  it("is nobody's for any other host, and the answer names nobody", async () => {
    const { host, label } = one.account;
    const unknown = [
      `nobody.${testBaseDomain}`,
      `a.${host}`,
      `${host}.evil.example`,
      `${host}evil`,
      testBaseDomain,
      label,
      "127.0.0.1",
      "[::1]:3000",
      "",
      " ",
      `${host}..`,
      `${host}:port`,
      `user@${host}`,
      `${host}/x`,
      "xn--80ak6aa92e.com",
      ...["www", "api", "assets", "admin", "static"].map(
        (reserved) => `${reserved}.${testBaseDomain}`,
      ),
    ];
    const answers = await Promise.all(
      unknown.map((form) => rawCall(testApp, { url: "/v2.0/content/home", host: form })),
    );
    for (const [index, { status, text }] of answers.entries()) {
      expect(status, unknown[index]).toBe(404);
      expect(text, unknown[index]).toBe(answers[0]?.text);
    }
  });

  it("is the one of its header Domain, on a host that is nobody's", async () => {
    const { host } = one.account;
    for (const shared of [`api.${testBaseDomain}`, testBaseDomain, "127.0.0.1:3000"]) {
      for (const domain of [host, host.toUpperCase(), `${host}:3000`, ownDomain]) {
        expect(await whoAnswers({ host: shared, headers: { domain } }), domain).toBe(nameOf(one));
      }
      for (const domain of [
        `nobody.${testBaseDomain}`,
        one.account.label,
        "",
        `${host}, ${two.account.host}`,
      ]) {
        expect(await whoAnswers({ host: shared, headers: { domain } }), domain).toBe(
          "404 not_found",
        );
      }
    }
  });

  it("is refused when host and header name two different ones", async () => {
    const both = { host: one.account.host, headers: { domain: two.account.host } };
    expect(await whoAnswers(both)).toBe("403 access_denied");
    expect(await whoAnswers({ host: one.account.host, headers: { domain: ownDomain } })).toBe(
      nameOf(one),
    );
    expect(
      await whoAnswers({ host: one.account.host, headers: { domain: "nobody.example" } }),
    ).toBe("404 not_found");
  });

  it("says by which domain it was asked for, normalised", async () => {
    const { host } = one.account;
    const { body } = await rawCall(testApp, {
      url: "/v2.0/content/home",
      host: `${host.toUpperCase()}.:3000`,
    });
    expect(body.account?.domain).toBe(host);
  });
});

describe("X-Forwarded-Host", () => {
  const forwarded = () => ({
    host: one.account.host,
    headers: { "x-forwarded-host": two.account.host },
  });

  it("is ignored, unless a proxy that is trusted sends it", async () => {
    expect(await whoAnswers(forwarded())).toBe(nameOf(one));
    const behindProxy = await startApp({ config: { trustedProxies: ["127.0.0.1"] } });
    expect(await whoAnswers(forwarded(), behindProxy)).toBe(nameOf(two));
    const behindAny = await startApp({ config: { trustedProxies: ["0.0.0.0/0", "::/0"] } });
    expect(await whoAnswers(forwarded(), behindAny)).toBe(nameOf(two));
    const behindAnother = await startApp({ config: { trustedProxies: ["10.1.2.3"] } });
    expect(await whoAnswers(forwarded(), behindAnother)).toBe(nameOf(one));
    await Promise.all([behindProxy, behindAny, behindAnother].map((app) => app.close()));
  });
});
