import { describe, expect, it } from "vitest";
import type { Menu } from "../../contract/content.ts";
import { withAccount } from "../db/with-account.ts";
import { signedInAdmin } from "../testing/caller.ts";
import { newAccount, newMenu } from "../testing/new-account.ts";
import { sharedApp } from "../testing/start-app.ts";
import { loadWeb } from "./renderer.ts";

const testApp = sharedApp(async () => ({ web: await loadWeb() }));

const get = (host: string, url: string) => testApp.app.inject({ url, headers: { host } });

const inStock = { "@type": "Offer", availability: "https://schema.org/InStock" };

describe("the menu as data", () => {
  type Section = { name: string; hasMenuItem: Record<string, unknown>[] };

  async function menuOf(host: string, path: string): Promise<{ hasMenuSection: Section[] }> {
    return JSON.parse((await get(host, path)).body);
  }

  it("has every active title, price and option, as the API gives them", async () => {
    const account = await newAccount(testApp);
    await newMenu(testApp, account, [
      {
        title: "Pizzas",
        items: [
          {
            title: "Calabresa",
            priceCents: 2290,
            groups: [{ title: "Borda", items: [{ title: "Catupiry", priceCents: 300 }] }],
          },
          { title: "Couvert", priceCents: 0 },
          { title: "Esgotada", priceCents: 100, active: false },
        ],
      },
      { title: "Vazia", items: [] },
    ]);
    expect(await menuOf(account.host, "/menu.jsonld")).toEqual({
      "@context": "https://schema.org",
      "@type": "Menu",
      "@id": `http://${account.host}/menu.jsonld`,
      url: `http://${account.host}/cardapio`,
      name: `Casa ${account.label}`,
      inLanguage: "pt-BR",
      hasMenuSection: [
        {
          "@type": "MenuSection",
          name: "Pizzas",
          hasMenuItem: [
            {
              "@type": "MenuItem",
              name: "Calabresa",
              offers: { ...inStock, price: "22.90", priceCurrency: "BRL" },
              menuAddOn: [
                {
                  "@type": "MenuSection",
                  name: "Borda",
                  hasMenuItem: [
                    {
                      "@type": "MenuItem",
                      name: "Catupiry",
                      offers: { ...inStock, price: "3.00", priceCurrency: "BRL" },
                    },
                  ],
                },
              ],
            },
            { "@type": "MenuItem", name: "Couvert" },
          ],
        },
      ],
    });
  });

  it("faults 56 and 57: leaves out what guests do not come by, and names the account's currency", async () => {
    const account = await newAccount(testApp);
    const ids = await newMenu(testApp, account, [
      {
        title: "Bebidas",
        items: [
          { title: "Água", priceCents: 400 },
          { title: "Rolha", priceCents: 4000 },
        ],
      },
    ]);
    const owner = await signedInAdmin(testApp, account);
    await owner.content.setNavHide({
      params: { id: String(ids["Rolha"]) },
      body: { nav_hide: 1 },
    });
    const offered = async (currency: string) => {
      await owner.account.save({ body: { extras: { currency } } });
      const [section] = (await menuOf(account.host, "/menu.jsonld")).hasMenuSection;
      return section?.hasMenuItem.map(({ name, offers }) => [name, offers]);
    };
    const price = { ...inStock, price: "4.00" };
    expect(await offered("US$ ")).toEqual([["Água", { ...price, priceCurrency: "USD" }]]);
    expect(await offered("R$")).toEqual([["Água", { ...price, priceCurrency: "BRL" }]]);
    expect(await offered("CLP ")).toEqual([["Água", { ...price, priceCurrency: "CLP" }]]);
    expect(await offered("moedas ")).toEqual([["Água", undefined]]);
  });

  it("an item without a price has the least that must be chosen of it", async () => {
    const account = await newAccount(testApp);
    const sizes = [4500, 6000].map((priceCents) => ({ title: String(priceCents), priceCents }));
    const groups = [{ title: "Tamanho", rules: { min: 1, max: 1 }, items: sizes }];
    const ids = await newMenu(testApp, account, [
      { title: "Pizzas", items: [{ title: "Pizza", priceCents: 0, groups }] },
    ]);
    const offers = async () => {
      const [section] = (await menuOf(account.host, "/menu.jsonld")).hasMenuSection;
      return section?.hasMenuItem[0]?.["offers"];
    };
    const from = (lowPrice: string, of = "InStock") => ({
      "@type": "AggregateOffer",
      availability: `https://schema.org/${of}`,
      lowPrice,
      priceCurrency: "BRL",
    });
    expect(await offers()).toEqual(from("45.00"));
    const owner = await signedInAdmin(testApp, account);
    const sellOut = (title: string) =>
      owner.content.setSoldOut({
        params: { id: String(ids[title]) },
        body: { until: "reopened" },
      });
    await sellOut("4500");
    expect(await offers()).toEqual(from("60.00"));
    await sellOut("6000");
    expect(await offers()).toEqual(from("45.00", "OutOfStock"));
  });

  it("is there in the account's languages and in no other", async () => {
    const account = await newAccount(testApp, { extras: { languages: ["br", "us"] } });
    const ids = await newMenu(testApp, account, [
      { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
    ]);
    await withAccount(testApp.database, { accountId: account.accountId, mode: "write" }, (tx) =>
      tx.db
        .updateTable("entries")
        .set({ titles: { br: "Água", us: "Water" } })
        .where("account_id", "=", account.accountId)
        .where("entry_id", "=", ids["Água"] ?? "")
        .execute(),
    );
    const { hasMenuSection } = await menuOf(account.host, "/us/menu.jsonld");
    expect(hasMenuSection[0]?.name).toBe("Bebidas");
    expect(hasMenuSection[0]?.hasMenuItem[0]?.["name"]).toBe("Water");
    expect((await get(account.host, "/fr/menu.jsonld")).statusCode).toBe(404);
  });

  it("holds nothing that the menu itself does not", async () => {
    const account = await newAccount(testApp);
    await newMenu(testApp, account, [
      { title: "Escondida", active: false, items: [{ title: "Invisível", priceCents: 100 }] },
    ]);
    const menu: Menu = JSON.parse((await get(account.host, "/v2.0/content/menu")).body);
    expect(menu.menu).toEqual([]);
    expect((await menuOf(account.host, "/menu.jsonld")).hasMenuSection).toEqual([]);
  });
});
