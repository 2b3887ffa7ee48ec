import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Features } from "../../domain/landing-path.ts";
import { createAccount } from "../account/create-account.ts";
import { prepareDatabase, type Database } from "../db/database.ts";
import { createDemoAccounts } from "../demo/create-demo.ts";
import { pizzaria } from "../demo/pizzaria.ts";
import { startRelay, type Relay } from "../live/relay.ts";
import { freshDatabase } from "../testing/fresh-database.ts";
import { builtCount } from "../testing/metric-of.ts";
import { newAccount } from "../testing/new-account.ts";
import { startApp, testBaseDomain, type TestApp } from "../testing/start-app.ts";
import { loadWeb } from "./renderer.ts";

let testApp: TestApp;
let relay: Relay;
beforeAll(async () => {
  relay = await startRelay({
    relayUrl: inject("databaseUrls").relay,
    logger: { warn: () => undefined, error: () => undefined },
  });
  testApp = await startApp({ web: await loadWeb(), events: relay });
});
afterAll(async () => {
  await testApp.close();
  await relay.close();
});

const get = (host: string, url: string) => testApp.app.inject({ url, headers: { host } });

describe("the address decides the page", () => {
  it("made-up orders and tabs have one page among them, in each language", async () => {
    const { host } = await newAccount(testApp, { extras: { languages: ["br", "us"] } });
    await get(host, "/cardapio");
    const before = await builtCount(testApp);
    const bodies = async (path: string) =>
      Promise.all(["a", "b", "c"].map(async (hash) => (await get(host, path + hash)).body));
    for (const path of ["/pedidos/", "/us/pedidos/", "/pedido-mesa/"]) {
      expect(new Set(await bodies(path)).size).toBe(1);
      await bodies(path);
    }
    for (const hash of ["a", "b"]) {
      await get(host, `/pedidos/${hash}/imprimir`);
      await get(host, `/pedido-mesa/${hash}/conta`);
    }
    expect((await builtCount(testApp)) - before).toBe(5);
  });

  it("sends a visitor of the root and of /home where the account's features say", async () => {
    const delivering = await newAccount(testApp);
    const linked = await newAccount(testApp, { features: { linktree: true, delivery: true } });
    const plain = await newAccount(testApp, { features: {} });
    const where = async (host: string, path: string) => (await get(host, path)).headers["location"];
    expect(await where(delivering.host, "/")).toBe("/delivery");
    expect(await where(delivering.host, "/home?room=7")).toBe("/delivery?room=7");
    expect(await where(linked.host, "/")).toBe("/home");
    expect((await get(linked.host, "/home")).statusCode).toBe(200);
    expect(await where(plain.host, "/")).toBe("/cardapio");
    expect(await where(plain.host, "/easy-order")).toBe("/cardapio");
  });

  it.each(["home", "delivery", "easy-order"] as const)(
    "leads nobody to /%s as the menu page where the account's features do not serve it",
    async (source) => {
      const { host } = await newAccount(testApp, { features: {}, source });
      for (const path of ["/", "/home", "/easy-order"])
        expect((await get(host, path)).headers["location"], path).toBe("/cardapio");
      const menu = `http://${host}/cardapio`;
      const sitemap = (await get(host, "/sitemap.xml")).body;
      expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at)).toEqual([menu]);
      expect(JSON.parse((await get(host, "/menu.jsonld")).body)).toMatchObject({ url: menu });
      const page = (await get(host, "/cardapio")).body;
      expect(page).toContain(`"url":"${menu}"`);
      expect(page).not.toContain(`href="/${source === "home" ? "easy-order" : source}"`);
    },
  );

  it("leads away from the tables where nobody is served at one", async () => {
    const where = async (features: Partial<Features>, path = "/pedido-mesa") => {
      const { host } = await newAccount(testApp, { features, extras: { languages: ["br", "us"] } });
      const { statusCode, headers } = await get(host, path);
      return headers["location"] ?? statusCode;
    };
    expect(await where({ delivery: true, easyOrder: true })).toBe("/cardapio");
    expect(await where({}, "/us/pedido-mesa?mesa=3")).toBe("/us/cardapio?mesa=3");
    expect(await where({ localOrder: true })).toBe(200);
    expect(await where({ attendantOrder: true })).toBe(200);
  });

  it("shows an offered language under its prefix, with its address and alternates", async () => {
    const { host } = await newAccount(testApp, {
      extras: { languages: ["br", "us", "cn"], inactiveLanguages: ["cn"] },
    });
    const { statusCode, body } = await get(host, "/us/cardapio");
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="en-US"');
    expect(body).toContain(`<link rel="canonical" href="http://${host}/us/cardapio">`);
    expect(body).toContain(`hreflang="pt-BR" href="http://${host}/cardapio"`);
    expect(body).not.toContain("zh-Hans");
  });

  it("leads to a page however large its letters are written", async () => {
    const { host } = await newAccount(testApp, { extras: { languages: ["br", "us"] } });
    for (const [path, location] of [
      ["/Cardapio?room=7B", "/cardapio?room=7B"],
      ["/DELIVERY/", "/delivery"],
      ["/Home", "/home"],
      ["/US/Menu", "/us/menu"],
      ["/Auth/Login", "/auth/login"],
    ] as const) {
      const { statusCode, headers } = await get(host, path);
      expect([statusCode, headers["location"]], path).toEqual([302, location]);
    }
  });

  it("has no page where a call of the API would be", async () => {
    const { host } = await newAccount(testApp);
    for (const url of ["/v2.0/", "/v2.0/nada", "/v2.0/order/nada/nada", "/v2.0/content/menu/"]) {
      for (const method of ["GET", "POST"] as const) {
        const answer = await testApp.app.inject({ method, url, headers: { host } });
        expect([answer.statusCode, answer.headers["content-type"]], url).toEqual([
          404,
          "application/json; charset=utf-8",
        ]);
        expect(answer.json()).toMatchObject({ error: "not_found" });
      }
    }
  });

  it("has no page under a prefix that is no language or is not offered", async () => {
    const { host } = await newAccount(testApp);
    for (const path of ["/xx/cardapio", "/fr/cardapio", "/nada", "/us/us/cardapio"]) {
      expect((await get(host, path)).statusCode, path).toBe(404);
    }
  });

  it("sends other spellings of an address to its one spelling", async () => {
    const { host } = await newAccount(testApp);
    expect((await get(host, "/br/cardapio")).headers["location"]).toBe("/cardapio");
    expect((await get(host, "/cardapio/")).headers["location"]).toBe("/cardapio");
  });

  it("fault 52: takes an access token on any page to the sign-in page without passing it on", async () => {
    const { host } = await newAccount(testApp);
    const paths =
      "/ /cardapio /us/delivery /fr/home /Menu/ /admin /us/auth/login/x /pedidos /pedidos/0123 /pedido-mesa/0123 /nada //nada";
    for (const path of paths.split(" ")) {
      // Also when the page is in the cache already.
      await get(host, path);
      const { headers } = await get(host, `${path}?room=7&accessToken=abc`);
      expect(headers["location"], path).toBe("/auth/login?room=7&accessToken=abc");
      expect(headers["referrer-policy"]).toBe("no-referrer");
      expect(headers["cache-control"]).toBe("no-store");
    }
  });

  it("keeps the sign-in page with an access token for nobody", async () => {
    const { host } = await newAccount(testApp, { extras: { languages: ["br", "us"] } });
    // Nobody on the way may keep the page under that address, even after it was asked for without a code.
    for (const url of ["/auth/login", "/us/auth/login"]) {
      const page = await get(host, url);
      expect(page.headers["cache-control"]).toBe("public, no-cache");
      const withCode = await get(host, `${url}?accessToken=abc`);
      expect(withCode.headers["cache-control"], url).toBe("no-store");
      expect(withCode.body).toBe(page.body);
    }
  });

  it("keeps a page with the key of a table's code for nobody", async () => {
    const { host } = await newAccount(testApp);
    for (const url of ["/cardapio", "/cardapio?mesa=7&chave=0123", "/cardapio?CHAVE=0123"]) {
      const { headers } = await get(host, url);
      const isKept = !url.includes("?");
      expect(headers["cache-control"], url).toBe(isKept ? "public, no-cache" : "no-store");
    }
  });
});

describe('"powered by"', () => {
  it("leads to the front page of the base domain, which names no account", async () => {
    const { host, label } = await newAccount(testApp);
    const { body } = await get(`${host}:3000`, "/cardapio");
    expect(body).toContain(`<a href="http://${testBaseDomain}:3000/">Comanda</a>`);
    const front = await get(`${testBaseDomain}:3000`, "/");
    expect(front.statusCode).toBe(200);
    expect(front.body).toMatch(
      /<h1><span class="wordmark"><svg[^>]*><path[^>]*><\/path><\/svg>Comanda<\/span><\/h1>/,
    );
    expect(front.body).not.toContain(label);
  });

  it("and that page, like the one of a host of nobody, is drawn by the product's own style sheets; only the latter is for no search engine", async () => {
    for (const [host, status] of [
      [testBaseDomain, 200],
      [`ninguem.${testBaseDomain}`, 404],
    ] as const) {
      const { statusCode, body } = await get(host, "/");
      expect(statusCode).toBe(status);
      expect(body.includes('<meta name="robots" content="noindex">')).toBe(status === 404);
      const sheets = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
      expect(sheets.length).toBeGreaterThan(0);
      for (const [, sheet = ""] of sheets) {
        const { headers } = await get(host, sheet);
        expect(headers["content-type"]).toContain("text/css");
      }
    }
  });

  it("says at a host of nobody what to check, and again, in the browser's language", async () => {
    const host = `ninguem.${testBaseDomain}`;
    const asked = { url: "/", headers: { host, "accept-language": "en-GB,en;q=0.9,pt;q=0.8" } };
    const { body, headers } = await testApp.app.inject(asked);
    expect(body).toContain('<html lang="en-US">');
    expect(body).toContain("There is nothing at this address. Check, letter by letter");
    expect(body).toMatch(/<a href="" [^>]*>Try again<\/a>/);
    expect(headers["vary"]).toContain("accept-language");
    expect((await get(host, "/")).body).toContain("Não há nada neste endereço. Confira, letra por");
  });

  it("leads to where the installation's settings say", async () => {
    const { host } = await newAccount(testApp);
    const providerUrl = "https://provider.example/";
    const other = await startApp({ web: await loadWeb(), config: { providerUrl } });
    const { body } = await other.app.inject({ url: "/cardapio", headers: { host } });
    expect(body).toContain(`<a href="${providerUrl}">Comanda</a>`);
    await other.close();
  });
});

describe("the base domain", () => {
  const demoHost = `${pizzaria.label}.${testBaseDomain}`;
  async function frontOf(fill: (database: Database) => Promise<unknown>) {
    const fresh = await freshDatabase();
    const urls = await prepareDatabase(fresh.adminUrl);
    const other = await startApp({ web: await loadWeb(), urls });
    await fill(other.database);
    const { statusCode, headers } = await other.app.inject({
      url: "/",
      headers: { host: `${testBaseDomain}:3000` },
    });
    await other.close();
    await fresh.drop();
    return headers["location"] ?? statusCode;
  }

  it("leads to the demo account while there is one", async () => {
    const { trade: _, ...withoutPast } = pizzaria;
    const demos = [withoutPast];
    expect(
      await frontOf((database) => createDemoAccounts(database, { log: () => undefined, demos })),
    ).toBe(`http://${demoHost}:3000/`);
  });

  it("leads to nobody's own account, whatever its label", async () => {
    const { label } = pizzaria;
    const users = [
      { name: "Dona", login: "dona@casa.com.br", password: "uma senha boa", level: 1 as const },
    ];
    expect(
      await frontOf((database) =>
        createAccount(database, { label, name: "Casa", features: {}, users }),
      ),
    ).toBe(200);
  });
});

describe("a host of nobody", () => {
  it("gets a plain 404 page that names no account", async () => {
    const { label } = await newAccount(testApp);
    for (const host of [
      `nobody.${testBaseDomain}`,
      `www.${testBaseDomain}`,
      "example.org",
      testBaseDomain,
    ]) {
      const { statusCode, body } = await get(host, "/cardapio");
      expect(statusCode, host).toBe(404);
      expect(body).not.toContain(label);
    }
  });
});
