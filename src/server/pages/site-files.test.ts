import { describe, expect, it } from "vitest";
import { viewModes } from "../../domain/landing-path.ts";
import { withAccount } from "../db/with-account.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { sharedApp, testBaseDomain } from "../testing/start-app.ts";
import { loadWeb } from "./renderer.ts";

const testApp = sharedApp(async () => ({ web: await loadWeb() }));

const get = (host: string, url: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ url, headers: { host, ...headers } });

async function close({ accountId }: TestAccount): Promise<void> {
  await withAccount(testApp.database, { accountId, mode: "write" }, (tx) =>
    tx.db
      .updateTable("accounts")
      .set({ active: false })
      .where("account_id", "=", accountId)
      .execute(),
  );
}

const paths = [
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/menu.jsonld",
  "/us/menu.jsonld",
  "/sw.js",
  "/og.jpg",
  "/favicon.ico",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/apple-touch-icon.png",
];

describe("each file of a site", () => {
  it.each(paths)(
    "%s is sent once to who keeps it, and not at all on a host of nobody",
    async (path) => {
      const { host } = await newAccount(testApp, { extras: { languages: ["br", "us"] } });
      const first = await get(host, path);
      expect(first.statusCode).toBe(200);
      expect(first.headers["x-content-type-options"]).toBe("nosniff");
      const etag = String(first.headers["etag"]);
      const again = await get(host, path, { "if-none-match": etag });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
      for (const nobody of [`nobody.${testBaseDomain}`, "example.org", testBaseDomain]) {
        expect((await get(nobody, path)).statusCode, nobody).toBe(404);
      }
    },
  );
});

describe("the built files", () => {
  it("are there for good; what is none of them is not there, and neither is what the build keeps for itself", async () => {
    const { host } = await newAccount(testApp);
    const [script = ""] = (await get(host, "/cardapio")).body.match(/\/static\/[^"]+\.js/) ?? [];
    const served = await get(host, script);
    expect([served.statusCode, served.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    const missing = [
      "/static/",
      "/static",
      "/static/nada.js",
      "/static//sw.js",
      "/static/..%2fbuilt",
      "/static/%2e%2e%2f%2e%2e%2fpackage.json",
      "/static/.vite/manifest.json",
      "/static/.vite/",
      "/static/%2evite/manifest.json",
      "/static/a%00.js",
      "/static/%25zz",
    ];
    const answers = await Promise.all(
      missing.map(async (path) => [path, (await get(host, path)).statusCode]),
    );
    expect(answers).toEqual(missing.map((path) => [path, 404]));
  });
});

describe("robots.txt and sitemap.xml", () => {
  it("name the pages that the account uses, in each of its languages", async () => {
    const { host } = await newAccount(testApp, {
      features: { delivery: true, easyOrder: true },
      extras: { languages: ["br", "us", "cn"], inactiveLanguages: ["cn"] },
    });
    const robots = await get(host, "/robots.txt");
    expect(robots.body).toBe(`User-agent: *\nDisallow:\n\nSitemap: http://${host}/sitemap.xml\n`);
    const { body, headers } = await get(host, "/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    const locations = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
    expect(locations).toEqual(
      ["/delivery", "/us/delivery", "/cardapio", "/us/cardapio"].map((at) => `http://${host}${at}`),
    );
    const first = /<url>(.*?)<\/url>/.exec(body)?.[1];
    expect(first?.match(/hreflang="[^"]+" href="[^"]+"/g)).toEqual([
      `hreflang="pt-BR" href="http://${host}/delivery"`,
      `hreflang="en-US" href="http://${host}/us/delivery"`,
      `hreflang="x-default" href="http://${host}/delivery"`,
    ]);
  });

  it("name only pages that are there", async () => {
    const on = [{}, { linktree: true }, { delivery: true }, { linktree: true, delivery: true }];
    const accounts = on.flatMap((features) =>
      viewModes.map((source) => newAccount(testApp, { features, source })),
    );
    for (const { host } of await Promise.all(accounts)) {
      const { body } = await get(host, "/sitemap.xml");
      const locations = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
      expect(locations.length).toBeGreaterThan(0);
      for (const location of locations) {
        const { statusCode } = await get(host, new URL(location ?? "").pathname);
        expect(statusCode, location).toBe(200);
      }
    }
  });

  it("keep search engines from a business that is closed", async () => {
    const account = await newAccount(testApp);
    await close(account);
    expect((await get(account.host, "/robots.txt")).body).toBe("User-agent: *\nDisallow: /\n");
    expect((await get(account.host, "/sitemap.xml")).statusCode).toBe(404);
    expect((await get(account.host, "/menu.jsonld")).statusCode).toBe(404);
  });
});

describe("the manifest", () => {
  it("has the account's name, first page and colours, and icons that are there", async () => {
    const account = await newAccount(testApp, {
      extras: { styleguide: { colors: { paper: "#102030", accent: "#ff8800" } } },
    });
    const { headers, body } = await get(account.host, "/manifest.webmanifest");
    expect(headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
    const manifest: Record<string, unknown> & { icons: { src: string; purpose: string }[] } =
      JSON.parse(body);
    expect(manifest).toMatchObject({
      id: "/",
      name: `Casa ${account.label}`,
      short_name: "Casa",
      lang: "pt-BR",
      start_url: "/delivery",
      display: "standalone",
      theme_color: "#102030",
      background_color: "#102030",
    });
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
    for (const { src } of manifest.icons) {
      expect((await get(account.host, src)).headers["content-type"]).toBe("image/png");
    }
  });
});

describe("the name below an app's icon", () => {
  it.each([
    ["Bistrô", "Bistrô"],
    ["Forno da Vila", "Forno"],
    ["Café Jacarandá", "Café"],
    ["Sabor e Arte Restaurante", "Sabor e Arte"],
    ["Churrascaria do Zé", "Churrascaria"],
    ["Hamburgueriazona Boa", "Hamburgueriazona"],
  ])("of %s is %s", async (name, shortName) => {
    const account = await newAccount(testApp);
    await withAccount(testApp.database, { accountId: account.accountId, mode: "write" }, (tx) =>
      tx.db
        .updateTable("accounts")
        .set({ name })
        .where("account_id", "=", account.accountId)
        .execute(),
    );
    const { body } = await get(account.host, "/manifest.webmanifest");
    expect(JSON.parse(body)).toMatchObject({ name, short_name: shortName });
  });
});

describe("the worker", () => {
  it("is a script for the whole site that browsers ask for anew", async () => {
    const { host } = await newAccount(testApp);
    const { headers, body } = await get(host, "/sw.js");
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, no-cache");
    // Every browser that has workers takes a script without imports.
    expect(body).not.toMatch(/\b(?:im|ex)port\b/);
    const { body: page } = await get(host, "/cardapio");
    const needed = page.match(/(?<=href=")\/static\/[^"]+/g) ?? [];
    expect(needed.length).toBeGreaterThan(0);
    expect(needed.filter((file) => !body.includes(file))).toEqual([]);
  });
});
