import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { newUpload } from "../testing/new-pictures.ts";
import { sharedApp } from "../testing/start-app.ts";
import { withAccount } from "../db/with-account.ts";
import { loadWeb, staticFolder } from "./renderer.ts";

const testApp = sharedApp(async () => ({ web: await loadWeb() }));

const get = (host: string, url: string) => testApp.app.inject({ url, headers: { host } });

async function pizzaria(options: Parameters<typeof newAccount>[1] = {}): Promise<TestAccount> {
  const account = await newAccount(testApp, options);
  await newMenu(testApp, account, [
    {
      title: "Pizzas",
      items: [
        { title: "Calabresa & <Cebola>", priceCents: 2299 },
        { title: "Portuguesa", priceCents: 123_450 },
        { title: "Esgotada", priceCents: 100, active: false },
      ],
    },
    { title: "Escondida", active: false, items: [{ title: "Invisível", priceCents: 100 }] },
  ]);
  return account;
}

describe("the menu page", () => {
  const menuPaths = ["/delivery", "/easy-order", "/cardapio", "/book", "/site", "/menu"];

  it.each(menuPaths)("holds every active title and price in its first HTML at %s", async (path) => {
    const { host } = await pizzaria({ features: { delivery: true, easyOrder: true } });
    const { statusCode, body } = await get(host, path);
    expect(statusCode).toBe(200);
    expect(body).toContain("Calabresa &amp; &lt;Cebola&gt;");
    expect(body).toContain("R$ 22,99");
    expect(body).toContain("R$ 1.234,50");
    expect(body).not.toContain("Esgotada");
    expect(body).not.toContain("Invisível");
  });

  it("says once that nothing is on it yet, with no empty order beside", async () => {
    const { host } = await newAccount(testApp, { features: { delivery: true } });
    const { body } = await get(host, "/delivery");
    expect(body).toContain("O cardápio está sendo preparado");
    expect(body).not.toContain("Seu pedido está vazio");
  });

  it("is drawn by React's production build, whatever the environment says", async () => {
    const folder = new URL("ssr/", new URL("../", staticFolder));
    const renderers = (await readdir(folder)).filter((name) => name.endsWith(".js"));
    expect(renderers).toContain("entry-server.js");
    for (const name of renderers) {
      const code = await readFile(new URL(name, folder), "utf8");
      expect(code, name).not.toContain("NODE_ENV");
    }
  });

  it("opens its categories without JavaScript, for they are details elements", async () => {
    const { host } = await pizzaria();
    const { body } = await get(host, "/cardapio");
    expect(body).toMatch(/<details[^>]*>.*Pizzas/s);
  });

  it("carries one script in its markup and data, and nothing from another host", async () => {
    const { host } = await pizzaria();
    const { body } = await get(host, "/cardapio");
    const scripts = body.match(/<script[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !tag.includes(' src="/static/'))).toEqual([
      "<script>",
      '<script type="application/ld+json">',
    ]);
    const loaded = body.match(/<(?:link|img|source|script|iframe)[^>]*>/g) ?? [];
    expect(
      loaded.filter((tag) =>
        /(?:src|srcset|href)="https?:/.test(tag.replaceAll(`http://${host}/`, "/")),
      ),
    ).toEqual([]);
  });
});

describe("what a browser fetches of a page", () => {
  it("begins with styles, and leaves scripts and data until the page is drawn", async () => {
    const { host, accountId } = await pizzaria();
    await withAccount(testApp.database, { accountId, mode: "write" }, async (tx) => {
      const banner = await newUpload(tx, { width: 1600 });
      await tx.db
        .updateTable("accounts")
        .set({ banner_upload_id: banner })
        .where("account_id", "=", accountId)
        .execute();
    });
    const { body } = await get(host, "/cardapio");
    const fetched = body.match(/<(?:link rel="(?:ahead|stylesheet|later)"[^>]*|script)>/g);
    expect(
      fetched?.map((tag) => tag.replaceAll(/[0-9a-f]{32}|-[\w-]{8}(?=\.)|[\w-]{7}(?=\.css)/g, "")),
    ).toEqual([
      '<link rel="ahead" as="image" type="image/avif" imagesrcset="/assets/240/.avif 240w, /assets/480/.avif 480w, /assets/960/.avif 960w, /assets/1920/.avif 1600w" imagesizes="100vw" fetchpriority="high">',
      "<script>",
      '<link rel="stylesheet" href="/static/.css">',
      '<link rel="later" as="script" href="/static/entry-client.js">',
      '<link rel="later" as="fetch" crossorigin="anonymous" href="/v2.0/content/menu">',
      '<link rel="later" data-rel="manifest" href="/manifest.webmanifest">',
    ]);
  });

  it("has every other picture come after the banner, which alone is asked for first", async () => {
    const { host, accountId } = await pizzaria();
    await withAccount(testApp.database, { accountId, mode: "write" }, async (tx) => {
      const [banner, logo] = [await newUpload(tx, { width: 1600 }), await newUpload(tx)];
      await tx.db
        .updateTable("accounts")
        .set({ banner_upload_id: banner, logo_upload_id: logo })
        .where("account_id", "=", accountId)
        .execute();
    });
    const { body } = await get(host, "/cardapio");
    const [first, ...others] = body.match(/<img[^>]*>/g) ?? [];
    expect(first).toContain('loading="lazy" fetchPriority="high"');
    expect(others).not.toEqual([]);
    for (const other of others) expect(other).toContain('loading="lazy" fetchPriority="low"');
  });
});

describe("what is kept of guests", () => {
  it("can be read without JavaScript, in the languages of the product", async () => {
    const { host, label } = await pizzaria({ extras: { languages: ["br", "us", "fr"] } });
    const { statusCode, body } = await get(host, "/privacidade");
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1 lang="pt-BR">Privacidade</h1>');
    expect(body).toContain(`Casa ${label} decide o que é feito com os dados`);
    expect(body).toContain("Depois de 180 dias");
    expect(body).toContain('<meta name="robots" content="noindex');
    expect((await get(host, "/fr/privacidade")).body).toContain("Après 180 jours");
  });

  it("begins with all that the page is made of, and holds nothing to press that needs a script", async () => {
    const { host } = await pizzaria();
    const { body } = await get(host, "/privacidade");
    expect(body.match(/<link rel="later" as="fetch"[^>]*href="[^"]*"/g)?.join()).toMatch(
      /"\/v2\.0\/content\/home".*"\/v2\.0\/privacy\/notice"/,
    );
    expect(body).not.toContain("<button");
    const sheetsOf = (page: string) => page.match(/(?<=href=")\/static\/[^"]+\.css(?=")/g) ?? [];
    const menuSheets = sheetsOf((await get(host, "/cardapio")).body);
    expect(sheetsOf(body)).toEqual(expect.arrayContaining(menuSheets));
    expect(sheetsOf(body).length).toBeGreaterThan(menuSheets.length);
  });
});

describe("a page that scripts draw", () => {
  const staffWatch = "src/web/orders/arrivals/StaffWatch.tsx";

  it("has a heading until they have", async () => {
    const { host } = await pizzaria();
    const { body } = await get(host, "/cozinha");
    expect(body.split("<noscript>")[0]).toMatch(/<h1[^>]*>Carregando\.\.\.<\/h1>/);
  });

  it.each([
    ["/pedidos", ["src/web/orders/OrdersPage.tsx"]],
    ["/cozinha", ["src/web/kitchen/KitchenPage.tsx", staffWatch]],
    ["/admin", ["src/web/admin/AdminPage.tsx", staffWatch]],
    ["/pedidos/1/imprimir", ["src/web/orders/PrintPage.tsx"]],
  ])("%s asks for all that it is made of at once", async (path, sources) => {
    const { host } = await pizzaria();
    const { body } = await get(host, path);
    const { files } = await loadWeb();
    const { scripts } = files.partsOf(sources);
    expect(scripts.length).toBeGreaterThan(5);
    const asked = body.match(/(?<=<link rel="modulepreload" href=")[^"]+/g);
    expect(asked).toEqual([files.script, ...scripts]);
  });

  it("asks for an order first, and for all that its page is made of when the server has drawn it", async () => {
    const { host } = await pizzaria();
    const { body } = await get(host, "/pedidos/1");
    const { files } = await loadWeb();
    expect(body).toContain(`<script>${files.orderScript.code}</script>`);
    expect((await get(host, "/pedidos")).body).not.toContain(files.orderScript.code);
    const later = body.match(/(?<=<link rel="drawn" href=")[^"]+/g);
    const { scripts } = files.partsOf(["src/web/orders/OrderPage.tsx"]);
    expect(later).toEqual([files.script, ...scripts]);
    expect(body).not.toContain('<link rel="modulepreload"');
    expect(body).toContain(`<link rel="letters" as="font" crossorigin href="${files.titleFont}">`);
    expect((await get(host, files.titleFont)).statusCode).toBe(200);
    // The first drawing waits for each sheet, which comes on a connection of its own over HTTP/1.1.
    expect(body.match(/<link rel="stylesheet"/g)).toHaveLength(2);
  });

  it.each(["/pedidos", "/pedidos/1", "/acompanhar/1", "/auth/login", "/cardapio"])(
    "%s, which guests open, asks for nothing of what rings for the staff",
    async (path) => {
      const { host } = await pizzaria();
      const { body } = await get(host, path);
      const { files } = await loadWeb();
      const [own = ""] = files.partsOf([staffWatch]).scripts;
      expect(own).not.toBe("");
      expect(body).not.toContain(own);
    },
  );

  it("is not told of in the documents of others", async () => {
    const { host } = await pizzaria();
    expect((await get(host, "/cardapio")).body).not.toContain('<link rel="modulepreload"');
  });
});
