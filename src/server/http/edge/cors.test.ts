import { beforeAll, describe, expect, it } from "vitest";
import { withAccount } from "../../db/with-account.ts";
import { newAccount, type TestAccount } from "../../testing/new-account.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp();
let own: TestAccount;
let other: TestAccount;
let ownDomain: string;
const apiHost = "api.comanda.test:3000";

beforeAll(async () => {
  own = await newAccount(testApp);
  other = await newAccount(testApp);
  ownDomain = `www.${own.label}.example`;
  await withAccount(
    testApp.database,
    { accountId: own.accountId, mode: "write" },
    ({ db, accountId }) =>
      db.insertInto("hosts").values({ host: ownDomain, account_id: accountId }).execute(),
  );
});

async function allowedOrigin(origin: string | undefined, headers: Record<string, string> = {}) {
  const response = await testApp.app.inject({
    url: "/v2.0/auth/check",
    headers: {
      host: apiHost,
      domain: own.host,
      ...(origin === undefined ? {} : { origin }),
      ...headers,
    },
  });
  return response.headers["access-control-allow-origin"];
}

function preflight(origin: string, host = apiHost) {
  return testApp.app.inject({
    method: "OPTIONS",
    url: "/v2.0/order",
    headers: {
      host,
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type,domain,idempotency-key",
    },
  });
}

describe("threat 22: which pages may call the API from another host", () => {
  it("an account's own, by its label or its own domain", async () => {
    expect(await allowedOrigin(`http://${own.host}:3000`)).toBe(`http://${own.host}:3000`);
    expect(await allowedOrigin(`https://${own.host}:3000`)).toBe(`https://${own.host}:3000`);
    expect(await allowedOrigin(`http://${ownDomain}:3000`)).toBe(`http://${ownDomain}:3000`);
    expect(await allowedOrigin(`https://${ownDomain}`, { host: "api.comanda.test" })).toBe(
      `https://${ownDomain}`,
    );
    expect(
      await allowedOrigin(`http://${ownDomain}:3000`, { host: `${own.host}:3000` }),
    ).toBeDefined();
    // Another way to write the same name, and so the same site.
    expect(await allowedOrigin(`http://${own.host}.:3000`)).toBe(`http://${own.host}.:3000`);
  });

  it.each([
    ["no origin", () => undefined],
    ["a sandboxed frame", () => "null"],
    ["everybody", () => "*"],
    ["nothing", () => ""],
    ["another account", () => `http://${other.host}:3000`],
    ["the base domain", () => "http://comanda.test:3000"],
    ["a reserved label", () => "http://admin.comanda.test:3000"],
    ["nobody's label", () => "http://nobody-at-all.comanda.test:3000"],
    ["a host below an account's", () => `http://evil.${own.host}:3000`],
    ["a host that begins alike", () => `http://${own.host}.evil.example:3000`],
    ["a host that ends alike", () => `http://evil${own.label}.comanda.test:3000`],
    ["a bare label", () => `http://${own.label}:3000`],
    ["another port", () => `http://${own.host}:3001`],
    ["no port", () => `http://${own.host}`],
    ["capitals", () => `http://${own.host.toUpperCase()}:3000`],
    ["a path", () => `http://${own.host}:3000/`],
    ["user information", () => `http://${own.host}:3000@evil.example`],
    ["a user", () => `http://user@${own.host}:3000`],
    ["another scheme", () => `ftp://${own.host}:3000`],
    ["a browser's extension", () => `chrome-extension://${own.label}`],
    ["a file", () => "file://"],
    ["no scheme", () => `${own.host}:3000`],
    ["two origins", () => `http://${own.host}:3000 http://${own.host}:3000`],
    ["a comma", () => `http://${own.host}:3000, http://evil.example`],
    ["an address", () => "http://127.0.0.1:3000"],
    ["a look-alike", () => `http://${own.host.replace(".", "。")}:3000`],
  ])("not %s", async (_, origin) => {
    expect(await allowedOrigin(origin())).toBeUndefined();
  });

  it("not an account's page that calls about another account", async () => {
    const origin = `http://${own.host}:3000`;
    expect(await allowedOrigin(origin, { domain: other.host })).toBeUndefined();
    expect(await allowedOrigin(origin, { host: `${other.host}:3000` })).toBeUndefined();
    expect(
      await allowedOrigin(origin, { host: apiHost, domain: "nobody-at-all.comanda.test" }),
    ).toBeUndefined();
  });

  it("none for what is not the API", async () => {
    const response = await testApp.app.inject({
      url: "/healthz",
      headers: { host: `${own.host}:3000`, origin: `http://${own.host}:3000` },
    });
    expect(response.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("whose answers caches keep apart, and whose errors can be read", async () => {
    const origin = `http://${own.host}:3000`;
    const response = await testApp.app.inject({
      url: "/v2.0/auth/check?unknown=1",
      headers: { host: apiHost, domain: own.host, origin },
    });
    expect(response.statusCode).toBe(422);
    expect(response.headers).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-expose-headers": "Token, Authenticated, Device, Retry-After",
      vary: "Origin",
    });
    const foreign = await testApp.app.inject({
      url: "/v2.0/auth/check",
      headers: { host: own.host, origin: "https://evil.example" },
    });
    expect(foreign.headers["vary"]).toBe("Origin");
    expect(foreign.headers["access-control-allow-credentials"]).toBeUndefined();
  });
});

describe("a preflight", () => {
  it("is answered for an account's own page", async () => {
    const response = await preflight(`http://${own.host}:3000`);
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      "access-control-allow-origin": `http://${own.host}:3000`,
      "access-control-allow-headers":
        "Authorization, Content-Type, Device, Domain, Idempotency-Key, Last-Event-ID",
      "access-control-allow-methods": "GET, HEAD, POST, PUT, DELETE",
      "access-control-max-age": "86400",
    });
  });

  it("allows nothing to others", async () => {
    const refused = [
      await preflight("https://evil.example"),
      await preflight("null"),
      await preflight(`http://${own.host}:3000`, `${other.host}:3000`),
    ];
    for (const { headers } of refused)
      expect(headers["access-control-allow-origin"]).toBeUndefined();
  });
});
