import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startRelay, type Relay } from "../../src/server/live/relay.ts";
import { loadWeb } from "../../src/server/pages/renderer.ts";
import { originOf } from "../../src/server/testing/listen.ts";
import { startApp, testBaseDomain, type TestApp } from "../../src/server/testing/start-app.ts";
import { marksIn } from "./canaries.ts";
import { examplesOf, type Tenant } from "./probes.ts";
import { createSender, type Sent } from "./sender.ts";
import { createSharedProxy } from "./shared-proxy.ts";
import { newTenants, ownersOf, type Tenants } from "./tenants.ts";

let relay: Relay;
let testApp: TestApp;
let tenants: Tenants;
let sender: ReturnType<typeof createSender>;
let owners: Map<string, string>;
beforeAll(async () => {
  relay = await startRelay({
    relayUrl: inject("databaseUrls").relay,
    logger: { warn: console.warn, error: console.error },
  });
  testApp = await startApp({ events: relay, web: await loadWeb() });
  tenants = await newTenants(testApp, 2);
  sender = createSender(await originOf(testApp));
  owners = ownersOf(await tenants.readAll(), tenants.all);
});
afterAll(async () => {
  sender.close();
  await tenants.close();
  await testApp.close();
  await relay.close();
});

const sharedHost = `api.${testBaseDomain}`;
const pages = [
  "/cardapio",
  "/home",
  "/delivery",
  "/menu",
  "/us/cardapio",
  "/pedidos",
  "/manifest.webmanifest",
  "/robots.txt",
  "/sitemap.xml",
  "/nothing/here",
];

/** All calls of an account that change nothing, by its callers and under its names. */
function callsOf({ account: { host }, tokens }: Tenant, urls: readonly string[]): Sent[] {
  const get = (url: string, rest: Partial<Sent> = {}): Sent => ({
    method: "GET",
    url,
    host,
    ...rest,
  });
  return urls.flatMap((url) => {
    const isCall = url.startsWith("/v2.0/");
    return [
      get(url),
      get(url, { headers: { "accept-encoding": "identity" } }),
      get(url, { headers: { origin: `http://${host}` } }),
      ...(isCall ? [get(url, { host: sharedHost, headers: { domain: host } })] : []),
      ...(isCall ? [tokens.guest, tokens.admin].map((token) => get(url, { token })) : []),
      ...(isCall
        ? [get(url, { host: sharedHost, token: tokens.admin, headers: { domain: host } })]
        : []),
    ];
  });
}

/** The addresses of all routes that can be read: the same for both accounts, or each with its own ids. */
function readable(own: Tenant): string[] {
  const calls = examplesOf(own).filter(({ route }) => route.method === "GET" && !route.events);
  return [...calls.filter(({ route }) => !route.binary).map(({ url }) => url), ...pages];
}

describe("threat 7: a cache that everybody shares", () => {
  it("never answers one account with another's bytes, nor anybody with what was made for a token", async () => {
    const { ask, figures } = createSharedProxy(sender.send);
    const [one, other] = tenants.all;
    if (!one || !other) throw new Error("There are no two accounts");
    const urls = [one, other].map(readable);
    for (let round = 0; round < 2; round += 1) {
      for (const [at, url] of (urls[0] ?? []).entries()) {
        const both = [callsOf(one, [url]), callsOf(other, [urls[1]?.[at] ?? url])];
        for (const [turn, sent] of both.flatMap((calls) => [...calls.entries()])) {
          const own = both[0]?.[turn] === sent ? one : other;
          const { headers, text } = await ask(sent);
          const about = `${sent.url} at ${sent.host} ${JSON.stringify(sent.headers)}`;
          for (const mark of marksIn(JSON.stringify(headers) + text))
            expect(owners.get(mark) ?? own.account.label, about).toBe(own.account.label);
          if (sent.token === undefined) {
            // The answer must have nothing that only staff or guests may read. A shared link's holder may read what
            // its guest ordered.
            const isShared = sent.url.includes("/order/shared/");
            const { admin, staff, guest } = own.words;
            for (const word of isShared ? [admin, staff] : [admin, staff, guest])
              expect(text, about).not.toContain(word);
          } else expect(headers["cache-control"], about).toBe("no-store");
        }
      }
    }
    for (const { headers } of figures.stored) {
      expect(headers["token"]).toBeUndefined();
      expect(headers["vary"]).toMatch(/Domain/);
      expect(headers["vary"]).toMatch(/Origin/);
      expect(headers["vary"]).toMatch(/Authorization/);
    }
    expect(figures.stored.length).toBeGreaterThan(10);
    expect(figures.fromCache).toBeGreaterThanOrEqual(figures.stored.length);
    console.log(
      `${figures.asked} calls through a shared cache, ${figures.fromCache} answered from it, 0 foreign words`,
    );
  });
});
