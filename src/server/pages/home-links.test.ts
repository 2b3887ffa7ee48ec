import { describe, expect, it } from "vitest";
import { newAccount } from "../testing/new-account.ts";
import { sharedApp } from "../testing/start-app.ts";
import { loadWeb } from "./renderer.ts";

const testApp = sharedApp(async () => ({ web: await loadWeb() }));

type Options = NonNullable<Parameters<typeof newAccount>[1]>;

/** Targets of the links of a page: those of its side menu, and those of its content. */
async function linksAt(path: string, options: Options) {
  const { host } = await newAccount(testApp, options);
  const { body } = await testApp.app.inject({ url: path, headers: { host } });
  const [menu = "", main = ""] = body.split("</nav>");
  const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);
  return { menu: hrefs(menu), main: hrefs(main), body };
}

describe("fault 31: a home page with words of its own", () => {
  const features = { linktree: true, delivery: true };
  const extras = { home_text_br: "<p>Bem-vindo</p>", home_minibio_br: "<p>Desde 1950</p>" };

  it("leads to delivery and the menu as long as it has no button of its own", async () => {
    const { main, body } = await linksAt("/home", { features, extras });
    expect(body).toContain("Bem-vindo");
    expect(body).toContain("Desde 1950");
    expect(main).toEqual(expect.arrayContaining(["/delivery", "/cardapio"]));
    expect(body.indexOf("Bem-vindo")).toBeLessThan(body.lastIndexOf('href="/delivery"'));
  });

  it("leads where its buttons do, once it has one", async () => {
    const home_ctas = [{ cta_br: "Reservas", href_br: "https://example.com/" }];
    const { main } = await linksAt("/home", { features, extras: { ...extras, home_ctas } });
    expect(main).toContain("https://example.com/");
    expect(main).not.toContain("/delivery");
  });
});

describe("fault 53: an account where guests order to their room or table and none delivers", () => {
  const features = { easyOrder: true };

  it.each(["/cardapio", "/nada"])("leads to the order from %s", async (path) => {
    const { menu, main } = await linksAt(path, { features });
    expect([...menu, ...main]).toContain("/easy-order");
  });

  it("has a button for it on its home page, before the menu's", async () => {
    const { main } = await linksAt("/home", { features: { ...features, linktree: true } });
    expect(main.filter((href) => /easy-order|cardapio/.test(href ?? ""))).toEqual([
      "/easy-order",
      "/cardapio",
    ]);
  });

  it("is entered by the menu page, as specified", async () => {
    const { host } = await newAccount(testApp, { features });
    const { headers } = await testApp.app.inject({ url: "/", headers: { host } });
    expect(headers["location"]).toBe("/cardapio");
  });
});
