import { describe, expect, it } from "vitest";
import type { Extras } from "../../contract/account.ts";
import { withAccount } from "../db/with-account.ts";
import { dateIn } from "../../domain/hours.ts";
import { newArea, newService } from "../account/testing-services.ts";
import { signedInAdmin } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { sharedApp } from "../testing/start-app.ts";
import { loadWeb } from "./renderer.ts";

const testApp = sharedApp(async () => ({ web: await loadWeb() }));

const read = async ({ host }: TestAccount, url: string): Promise<string> =>
  (await testApp.app.inject({ url, headers: { host } })).body;

const address: Partial<Extras> = {
  postal_code: "05010-000",
  address_street: "Rua das Flores",
  address_number: "12",
  address_complement: "loja B",
  address_district: "Perdizes",
  address_city: "São Paulo",
  address_state: "SP",
  phone: "+55 11 5555-0101",
};

/** Contents of the meta elements, by their name or property. */
function metas(html: string): Record<string, string> {
  const found = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...found].map(([, name, content]) => [name, content]));
}

function restaurant(html: string): Record<string, unknown> | undefined {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
}

async function setName(account: TestAccount, name: string): Promise<void> {
  await withAccount(testApp.database, { accountId: account.accountId, mode: "write" }, (tx) =>
    tx.db
      .updateTable("accounts")
      .set({ name })
      .where("account_id", "=", account.accountId)
      .execute(),
  );
}

describe("an account with hours and areas", () => {
  const hours = [
    { weekday: 5, start: "18:00", minutes: 480 },
    { weekday: 0, start: "00:00", minutes: 1440 },
  ];

  it("has them in its structured data, and for who has no scripts", async () => {
    const account = await newAccount(testApp, {
      features: { delivery: true },
      extras: { languages: ["br", "us"] },
    });
    const owner = await signedInAdmin(testApp, account);
    await owner.services.save({ body: { services: { delivery: newService({ hours }) } } });
    await owner.areas.save({ body: { areas: [newArea("Centro"), newArea("Bosque")] } });
    const page = await read(account, "/cardapio");
    const specification = { "@type": "OpeningHoursSpecification" };
    expect(restaurant(page)).toMatchObject({
      openingHoursSpecification: [
        {
          ...specification,
          dayOfWeek: "https://schema.org/Sunday",
          opens: "00:00",
          closes: "23:59",
        },
        {
          ...specification,
          dayOfWeek: "https://schema.org/Friday",
          opens: "18:00",
          closes: "02:00",
        },
      ],
      areaServed: [{ "@type": "City", name: "Campinas" }],
      potentialAction: {
        "@type": "OrderAction",
        target: `http://${account.host}/delivery`,
        deliveryMethod: ["http://purl.org/goodrelations/v1#DeliveryModeOwnFleet"],
      },
    });
    const table = /<noscript><table>.*?<\/table><\/noscript>/.exec(page)?.[0] ?? "";
    expect(table).toContain('<th scope="row">sexta-feira</th><td>18:00–02:00</td>');
    expect(table).toContain('<th scope="row">segunda-feira</th><td>–</td>');
    const inEnglish = await read(account, "/us/cardapio");
    expect(inEnglish).toContain("<td>6:00\u202fPM–2:00\u202fAM</td>");
  });

  it("has the days of the next weeks that have other hours, or none", async () => {
    const account = await newAccount(testApp, { features: { delivery: true, linktree: true } });
    const owner = await signedInAdmin(testApp, account);
    const date = (days: number) => dateIn("America/Sao_Paulo", Date.now() + days * 86_400_000);
    const exceptions = [
      { date: date(3), intervals: [], name: "Natal" },
      {
        date: date(9),
        intervals: [
          { start: "11:00", minutes: 240 },
          { start: "19:00", minutes: 420 },
        ],
      },
      { date: date(90), intervals: [] },
    ];
    await owner.services.save({
      body: { services: { delivery: newService({ hours, exceptions }) } },
    });
    const special = (days: number, opens: string, closes: string) => ({
      "@type": "OpeningHoursSpecification",
      opens,
      closes,
      validFrom: date(days),
      validThrough: date(days),
    });
    for (const path of ["/cardapio", "/home"]) {
      expect(restaurant(await read(account, path))?.["specialOpeningHoursSpecification"]).toEqual([
        special(3, "00:00", "00:00"),
        special(9, "11:00", "15:00"),
        special(9, "19:00", "02:00"),
      ]);
    }
  });

  it("says nothing of them where it has none", async () => {
    const account = await newAccount(testApp, { features: { delivery: false } });
    const page = await read(account, "/cardapio");
    expect(restaurant(page)).not.toHaveProperty("openingHoursSpecification");
    expect(restaurant(page)).not.toHaveProperty("specialOpeningHoursSpecification");
    expect(restaurant(page)).not.toHaveProperty("areaServed");
    expect(restaurant(page)).not.toHaveProperty("potentialAction");
    expect(page).not.toContain("<noscript><table>");
  });
});

describe("the title", () => {
  it("names the page and the account", async () => {
    const account = await newAccount(testApp, { features: { linktree: true } });
    const titles: Record<string, string> = {};
    for (const path of ["/home", "/cardapio", "/pedidos", "/auth/login", "/nada"]) {
      titles[path] = /<title>(.*?)<\/title>/.exec(await read(account, path))?.[1] ?? "";
    }
    expect(titles).toEqual({
      "/home": `Casa ${account.label}`,
      "/cardapio": `Cardápio · Casa ${account.label}`,
      "/pedidos": `Pedidos · Casa ${account.label}`,
      "/auth/login": `Entrar · Casa ${account.label}`,
      "/nada": `Página não encontrada · Casa ${account.label}`,
    });
  });
});

describe("what those see who are sent a link", () => {
  it("is the page's title, address and picture and the business's own words", async () => {
    const account = await newAccount(testApp, {
      extras: { about: `<p>Pizzas & <b>massas</b> "da casa".</p><p>${"palavra ".repeat(40)}</p>` },
    });
    const { host } = account;
    const { description = "", ...said } = metas(await read(account, "/cardapio"));
    expect(description).toMatch(/^Pizzas &amp; massas &quot;da casa&quot;\. palavra .*palavra…$/);
    expect(description.replaceAll(/&\w+;/g, "x").length).toBeLessThanOrEqual(160);
    expect(said).toMatchObject({
      "og:title": `Cardápio · Casa ${account.label}`,
      "og:description": description,
      "og:type": "website",
      "og:url": `http://${host}/cardapio`,
      "og:locale": "pt_BR",
      "og:image": `http://${host}/og.jpg`,
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
  });

  it("says where the business is when it has not described itself", async () => {
    const account = await newAccount(testApp, { extras: { ...address, about: "<p>&nbsp;</p>" } });
    const { description } = metas(await read(account, "/cardapio"));
    expect(description).toBe(`Cardápio de Casa ${account.label} · Perdizes, São Paulo - SP`);
  });

  it("is in the page's language where that is a matter of form", async () => {
    const account = await newAccount(testApp, { extras: { languages: ["br", "us"] } });
    const html = await read(account, "/us/cardapio");
    expect(metas(html)["og:locale"]).toBe("en_US");
    expect(html).toContain(
      `<link rel="alternate" hreflang="x-default" href="http://${account.host}/cardapio">`,
    );
  });
});

describe("what search engines are told", () => {
  it("is the restaurant, with an address for its menu", async () => {
    const account = await newAccount(testApp, { extras: address });
    const { host } = account;
    expect(restaurant(await read(account, "/cardapio"))).toEqual({
      "@context": "https://schema.org",
      "@type": "Restaurant",
      name: `Casa ${account.label}`,
      url: `http://${host}/`,
      telephone: "+55 11 5555-0101",
      image: `http://${host}/og.jpg`,
      address: {
        "@type": "PostalAddress",
        streetAddress: "Rua das Flores, 12, loja B",
        addressLocality: "São Paulo",
        addressRegion: "SP",
        postalCode: "05010-000",
        addressCountry: "BR",
      },
      potentialAction: {
        "@type": "OrderAction",
        target: `http://${host}/delivery`,
        deliveryMethod: ["http://purl.org/goodrelations/v1#DeliveryModeOwnFleet"],
      },
      hasMenu: {
        "@type": "Menu",
        "@id": `http://${host}/menu.jsonld`,
        url: `http://${host}/cardapio`,
        inLanguage: "pt-BR",
      },
    });
  });

  it("cannot leave its element, whatever the business is called", async () => {
    const account = await newAccount(testApp);
    await setName(account, '</script><script>alert("1")</script>');
    const html = await read(account, "/cardapio");
    expect(html.split("<script>")).toHaveLength(2);
    expect(html).not.toContain("<script>alert");
    expect(restaurant(html)?.["name"]).toBe('</script><script>alert("1")</script>');
  });

  it("is nothing on pages of staff and of single guests", async () => {
    const account = await newAccount(testApp);
    const html = await read(account, "/pedidos");
    expect(metas(html)["robots"]).toBe("noindex");
    expect(metas(html)["og:title"]).toBeUndefined();
    expect(restaurant(html)).toBeUndefined();
  });

  it("is nothing of a business that is closed", async () => {
    const account = await newAccount(testApp);
    await newMenu(testApp, account, [
      { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299 }] },
    ]);
    await withAccount(testApp.database, { accountId: account.accountId, mode: "write" }, (tx) =>
      tx.db
        .updateTable("accounts")
        .set({ active: false })
        .where("account_id", "=", account.accountId)
        .execute(),
    );
    const html = await read(account, "/cardapio");
    expect(metas(html)["robots"]).toBe("noindex");
    expect(restaurant(html)).toBeUndefined();
  });
});
