import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startRelay, type Relay } from "../../src/server/live/relay.ts";
import { smallPng } from "../../src/server/media/testing-images.ts";
import { loadWeb } from "../../src/server/pages/renderer.ts";
import { newCaller, signedInAdmin } from "../../src/server/testing/caller.ts";
import { originOf } from "../../src/server/testing/listen.ts";
import { newAccount, newMenu, type TestAccount } from "../../src/server/testing/new-account.ts";
import { startApp, testBaseDomain, type TestApp } from "../../src/server/testing/start-app.ts";

let testApp: TestApp;
let relay: Relay;
let account: TestAccount;
/** Addresses of a picture, of the picture of a cart, and of a script of the site. */
let files: { picture: string; print: string; script: string };
/** The policy's digest of the inline script of pages, computed from a page as it is sent. */
let firstScript: string;
/** The digests of all inline scripts of the site: an order's page has one more, and the offline page its own. */
let ownScripts: string[];
beforeAll(async () => {
  relay = await startRelay({ relayUrl: inject("databaseUrls").relay, logger: console });
  testApp = await startApp({
    web: await loadWeb(),
    events: relay,
    config: { trustedProxies: ["127.0.0.1"] },
  });
  account = await newAccount(testApp);
  const ids = await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299 }] },
  ]);
  const admin = await signedInAdmin(testApp, account);
  const { upload } = await admin.uploads.add({
    body: { file: new Blob([new Uint8Array(smallPng)]) },
  });
  const items = { [String(ids["Calabresa"])]: { qty: 1 } };
  const { filename_jpg: print } = await newCaller(testApp, account).printing.print({
    body: { data: { items } },
  });
  const { body } = await get("/cardapio");
  const script = /\/static\/[\w./-]+\.js/.exec(body)?.[0];
  firstScript = digestOf(standingScripts(body).join());
  const others = [await get(`/pedidos/${"0".repeat(32)}`), await get("/offline.html")];
  ownScripts = others.flatMap(({ body: other }) => standingScripts(other)).map(digestOf);
  files = {
    picture: `/assets/240/${upload.file}`,
    print: `/assets/print/${print}`,
    script: String(script),
  };
});
afterAll(async () => {
  await testApp.close();
  await relay.close();
});

type Asked = { host?: string };

const get = (url: string, { host = account.host }: Asked = {}) =>
  testApp.app.inject({ url, headers: { host } });

/** Asks like a proxy on this machine: answers from memory are given only over a socket. */
async function overSocket(url: string, headers: Record<string, string>) {
  const call = request(`${await originOf(testApp)}${url}`, {
    agent: false,
    headers: { host: account.host, ...headers },
  });
  call.end();
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  answer.resume();
  return answer;
}

function directives(policy: unknown): Record<string, string[]> {
  const parts = String(policy)
    .split(";")
    .map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(parts.map(([name = "", ...sources]) => [name, sources]));
}

/** The sources of scripts that the policy allows; without both directives, any. */
function scriptSources(policy: unknown): string[] {
  const found = directives(policy);
  return found["script-src"] ?? found["default-src"] ?? ["anywhere"];
}

/** The inline scripts of a page that a browser would run if the policy allows it. */
function standingScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>(.*?)<\/script>/gis)].map(
    ([, code = ""]) => code,
  );
}

function digestOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

const everywhere = {
  "x-content-type-options": "nosniff",
  "permissions-policy": expect.stringContaining("geolocation=()"),
  "referrer-policy": expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
};

describe("threat 18: whatever the server answers", () => {
  const addresses: [string, number, () => string][] = [
    ["a page", 200, () => "/cardapio"],
    ["a page of staff", 200, () => "/admin"],
    ["a page in a language that is not offered", 404, () => "/cn/cardapio"],
    ["a page that does not exist", 404, () => "/nada/aqui"],
    ["an address that cannot be read", 404, () => "/%zz"],
    ["a redirect", 302, () => "/"],
    ["a call", 200, () => "/v2.0/content/menu"],
    ["a call that is refused", 400, () => "/v2.0/account/locations"],
    ["a call that does not exist", 404, () => "/v2.0/nothing"],
    ["a script", 200, () => files.script],
    ["a script that does not exist", 404, () => "/static/nothing.js"],
    ["a picture", 200, () => files.picture],
    ["a picture that does not exist", 404, () => `/assets/240/${"0".repeat(32)}`],
    ["the picture of an order", 200, () => files.print],
    ["the picture for those who share", 200, () => "/og.jpg"],
    ["the worker", 200, () => "/sw.js"],
    ["the app's description", 200, () => "/manifest.webmanifest"],
    ["the map for search engines", 200, () => "/sitemap.xml"],
    ["the menu for search engines", 200, () => "/menu.jsonld"],
    ["the API's description", 200, () => "/v2.0/docs"],
    ["a probe", 200, () => "/healthz"],
  ];

  it.each(addresses)(
    "%s: no script but the site's own, no frame around it",
    async (_, status, url) => {
      const { statusCode, headers } = await get(url());
      expect(statusCode).toBe(status);
      expect(headers).toMatchObject(everywhere);
      const policy = headers["content-security-policy"];
      const own = ["'self'", "'none'", ...ownScripts];
      for (const source of scriptSources(policy)) expect(own).toContain(source);
      // A sandboxed document has no origin that a frame around it could use.
      const { "frame-ancestors": frames, sandbox } = directives(policy);
      expect(frames ?? sandbox).toEqual(frames ? ["'none'"] : []);
    },
  );

  it("nobody's host and a refused write say the same", async () => {
    const answers = [
      await get("/", { host: `nobody-${randomUUID()}.${testBaseDomain}` }),
      await testApp.app.inject({
        method: "POST",
        url: "/v2.0/order",
        headers: { host: account.host, "content-type": "text/plain" },
        payload: "x",
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 415]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject(everywhere);
      expect(scriptSources(headers["content-security-policy"])).toEqual(["'self'", ...ownScripts]);
    }
  });

  it("one script stands in a page, the site's own, and no other could", async () => {
    const found = [];
    for (const url of ["/cardapio", "/admin", "/nada/aqui"]) {
      const { body, headers } = await get(url);
      found.push(standingScripts(body).map(digestOf));
      expect(scriptSources(headers["content-security-policy"])).toEqual(["'self'", ...ownScripts]);
    }
    expect(found).toEqual([[firstScript], [firstScript], [firstScript]]);
    const digest = expect.stringContaining("sha256-");
    expect(ownScripts).toEqual([firstScript, digest, digest]);
  });

  it("a page takes no style sheet but the site's own, nothing embedded, and sends no form elsewhere", async () => {
    const { headers } = await get("/cardapio");
    expect(directives(headers["content-security-policy"])).toMatchObject({
      "style-src-elem": ["'self'"],
      "script-src-attr": ["'none'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "connect-src": ["'self'"],
    });
  });

  it("other sites may show its pictures, and nothing else of it", async () => {
    const resource = async (url: string) =>
      (await get(url)).headers["cross-origin-resource-policy"];
    for (const url of [files.picture, files.print, "/og.jpg"])
      expect(await resource(url)).toBe("cross-origin");
    for (const url of ["/cardapio", "/v2.0/content/menu", files.script])
      expect(await resource(url)).toBe("same-origin");
  });

  it("over https browsers are told to stay there, also by what comes from memory, before any routing", async () => {
    const https = { "x-forwarded-proto": "https" };
    for (const url of ["/cardapio", "/v2.0/content/menu", files.script, "/nada"]) {
      // The second time the first two come from memory, where there is no router.
      for (const time of ["first", "second"]) {
        const { headers } = await overSocket(url, https);
        const said = headers["strict-transport-security"];
        expect([url, time, said]).toEqual([url, time, "max-age=31536000"]);
        expect(headers).toMatchObject(everywhere);
      }
      const { headers } = await overSocket(url, {});
      expect(headers["strict-transport-security"]).toBeUndefined();
    }
  });
});
