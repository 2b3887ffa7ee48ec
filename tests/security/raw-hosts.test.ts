import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withAccount } from "../../src/server/db/with-account.ts";
import { portOf } from "../../src/server/testing/listen.ts";
import { newAccount, type TestAccount } from "../../src/server/testing/new-account.ts";
import {
  noRelay,
  startApp,
  testBaseDomain,
  type TestApp,
} from "../../src/server/testing/start-app.ts";
import { rawRequest } from "./raw-request.ts";

let testApp: TestApp;
let own: TestAccount;
let other: TestAccount;
let ownDomain: string;
let port: number;
beforeAll(async () => {
  // A relay switches the cache of public answers on, which reads the host by itself.
  testApp = await startApp({
    events: noRelay,
  });
  [own, other] = [await newAccount(testApp), await newAccount(testApp)];
  ownDomain = `cardapio.${own.label}.example`;
  await withAccount(
    testApp.database,
    { accountId: own.accountId, mode: "write" },
    ({ db, accountId }) =>
      db.insertInto("hosts").values({ host: ownDomain, account_id: accountId }).execute(),
  );
  port = await portOf(testApp);
  // Answers that are cached for the right hosts must not serve the wrong ones.
  for (const { host } of [own, other]) {
    await whoAnswers([`Host: ${host}`]);
  }
});
afterAll(() => testApp.close());

/** The name of the account that answers to the header lines, or the status of a refusal. */
async function whoAnswers(lines: string[], target = "/v2.0/content/home"): Promise<string> {
  const head = [`GET ${target} HTTP/1.1`, ...lines, "Connection: close", "", ""].join("\r\n");
  const { status, text } = await rawRequest(port, Buffer.from(head, "latin1"));
  if (status === 200) return /"name":"(Casa [^"]+)"/.exec(text)?.[1] ?? "somebody";
  // A refusal names no account.
  for (const { label } of [own, other]) expect(text).not.toContain(label);
  return String(status);
}

describe("threat 2: hosts as they come over the wire", () => {
  const forms: [form: string, lines: () => string[]][] = [
    ["as it is", () => [`Host: ${own.host}`]],
    ["with a port", () => [`Host: ${own.host}:3000`]],
    ["in capitals", () => [`Host: ${own.host.toUpperCase()}`]],
    ["with a dot at the end", () => [`Host: ${own.host}.`]],
    ["with a dot and a port", () => [`Host: ${own.host}.:8080`]],
    ["with spaces around", () => [`Host: \t ${own.host} \t`]],
    ["in a header with small letters", () => [`host: ${own.host}`]],
    ["its own domain", () => [`Host: ${ownDomain}`]],
    ["its own domain in capitals, with a port", () => [`Host: ${ownDomain.toUpperCase()}:443`]],
    [
      "with another in X-Forwarded-Host",
      () => [`Host: ${own.host}`, `X-Forwarded-Host: ${other.host}`],
    ],
    ["with another in Forwarded", () => [`Host: ${own.host}`, `Forwarded: host=${other.host}`]],
    ["with another in X-Host", () => [`Host: ${own.host}`, `X-Host: ${other.host}`]],
    [
      "with another in X-Original-Host",
      () => [`Host: ${own.host}`, `X-Original-Host: ${other.host}`],
    ],
    [
      "with another in X-HTTP-Host-Override",
      () => [`Host: ${own.host}`, `X-HTTP-Host-Override: ${other.host}`],
    ],
  ];
  it.each(forms)("the account's host, %s, is the account", async (_, lines) => {
    expect(await whoAnswers(lines())).toBe(`Casa ${own.label}`);
  });

  const strange: [form: string, lines: () => string[]][] = [
    ["none", () => []],
    ["an empty one", () => ["Host:"]],
    ["two", () => [`Host: ${own.host}`, `Host: ${other.host}`]],
    ["the same twice", () => [`Host: ${own.host}`, `Host: ${own.host}`]],
    ["two in one line", () => [`Host: ${own.host}, ${other.host}`]],
    ["two with a semicolon", () => [`Host: ${own.host};${other.host}`]],
    ["two with a space", () => [`Host: ${own.host} ${other.host}`]],
    ["one on a folded line", () => ["Host:", ` ${own.host}`]],
    ["the base domain", () => [`Host: ${testBaseDomain}`]],
    ["a bare label", () => [`Host: ${own.label}`]],
    ["a label below the account's", () => [`Host: a.${own.host}`]],
    ["one that begins alike", () => [`Host: ${own.host}.evil.example`]],
    ["one that ends alike", () => [`Host: evil${own.host}`]],
    ["a dot before", () => [`Host: .${own.host}`]],
    ["two dots after", () => [`Host: ${own.host}..`]],
    ["a port that is none", () => [`Host: ${own.host}:port`]],
    ["a port without a number", () => [`Host: ${own.host}:`]],
    ["a port too long", () => [`Host: ${own.host}:123456789`]],
    ["a user", () => [`Host: user@${own.host}`]],
    ["the account as the user", () => [`Host: ${own.host}@evil.example`]],
    ["a path", () => [`Host: ${own.host}/x`]],
    ["a query", () => [`Host: ${own.host}?x`]],
    ["a fragment", () => [`Host: evil.example#${own.host}`]],
    ["a backslash", () => [`Host: ${own.host}\\evil`]],
    ["an escape", () => [`Host: %74${own.host.slice(1)}`]],
    ["an underscore", () => [`Host: ${own.label}_.${testBaseDomain}`]],
    ["a star", () => [`Host: *.${testBaseDomain}`]],
    ["a wide dot", () => [`Host: ${own.label}\u00e3\u0080\u0082${testBaseDomain}`]],
    ["bytes that are no text", () => [`Host: \u00ff\u00fe${own.host}`]],
    ["another alphabet", () => ["Host: xn--80ak6aa92e.com"]],
    ["another alphabet below the base domain", () => [`Host: xn--80ak6aa92e.${testBaseDomain}`]],
    ["an address", () => ["Host: 127.0.0.1"]],
    ["a number", () => ["Host: 2130706433"]],
    ["an address of IPv6", () => ["Host: [::1]:3000"]],
    ["a label too long", () => [`Host: ${"a".repeat(64)}.${testBaseDomain}`]],
    ["a name too long", () => [`Host: ${"a.".repeat(140)}${testBaseDomain}`]],
    ["www", () => [`Host: www.${testBaseDomain}`]],
    ["api", () => [`Host: api.${testBaseDomain}`]],
    ["assets", () => [`Host: assets.${testBaseDomain}`]],
    ["admin", () => [`Host: admin.${testBaseDomain}`]],
    ["static", () => [`Host: static.${testBaseDomain}`]],
    ["nobody's label", () => [`Host: nobody-at-all.${testBaseDomain}`]],
  ];
  it.each(strange)("a host that is %s is nobody", async (_, lines) => {
    expect(["400", "404"]).toContain(await whoAnswers(lines()));
  });

  it("a whole address instead of a path does not lead to another account", async () => {
    const target = `http://${other.host}/v2.0/content/home`;
    const answer = await whoAnswers([`Host: ${own.host}`], target);
    expect(answer).not.toBe(`Casa ${other.label}`);
  });

  it("what stands in the header Domain is held to the same rules", async () => {
    const api = `Host: api.${testBaseDomain}`;
    expect(await whoAnswers([api, `Domain: ${own.host.toUpperCase()}.:3000`])).toBe(
      `Casa ${own.label}`,
    );
    for (const [form, lines] of strange) {
      const [line = "Host:"] = lines();
      // Forms with no header line or with two have no single header to try.
      if (lines().length !== 1) continue;
      const answer = await whoAnswers([api, line.replace("Host:", "Domain:")]);
      expect(["400", "404"], form).toContain(answer);
    }
    const twice = [api, `Domain: ${own.host}`, `Domain: ${other.host}`];
    expect(["400", "403", "404"]).toContain(await whoAnswers(twice));
  });
});
