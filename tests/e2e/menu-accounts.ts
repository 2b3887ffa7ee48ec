import type { Page } from "playwright-core";
import type { Extras } from "../../src/contract/account.ts";
import type { Features } from "../../src/domain/landing-path.ts";
import { withAccount, type Tx } from "../../src/server/db/with-account.ts";
import { newAccount, newMenu, type TestAccount } from "../../src/server/testing/new-account.ts";
import { newEntryImage, newIcon, newUpload } from "../../src/server/testing/new-pictures.ts";
import type { TestSite } from "./site.ts";

export type MenuAccount = TestAccount & { ids: Record<string, string> };

const items = (what: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `${what} ${index + 1}`,
    priceCents: 1000 + index * 100,
  }));

/** An account with everything that a guest's menu and home page can show. */
export async function newMenuAccount(
  site: TestSite,
  { features = {}, extras = {} }: { features?: Partial<Features>; extras?: Partial<Extras> } = {},
): Promise<MenuAccount> {
  const account = await newAccount(site, {
    features: { localOrder: true, ...features },
    extras: {
      languages: ["br", "us", "it", "fr"],
      inactiveLanguages: ["fr"],
      logoScale: 1.2,
      logoTransitionTop: 20,
      locations: 12,
      about: "<p>Desde 1950 na mesma esquina.</p>",
      postal_code: "01310-100",
      address_street: "Rua das Flores",
      address_number: "12",
      address_city: "São Paulo",
      address_state: "SP",
      map: '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4" width="600"></iframe>',
      ...extras,
    },
  });
  const ids = await newMenu(site, account, [
    {
      title: "Pizzas",
      items: [
        {
          title: "Calabresa",
          priceCents: 2299,
          groups: [{ title: "Borda", items: [{ title: "Catupiry", priceCents: 300 }] }],
        },
        { title: "Portuguesa à moda", priceCents: 2499 },
        { title: "Fora do forno", priceCents: 2499, active: false },
        ...items("Pizza", 6),
      ],
    },
    { title: "Sobremesas", items: [] },
    { title: "Fora de época", active: false, items: [{ title: "Panetone", priceCents: 900 }] },
    { title: "Extras da casa", items: [{ title: "Água da casa", priceCents: 0 }] },
    { title: "Bebidas", items: [{ title: "Guaraná", priceCents: 499 }, ...items("Suco", 8)] },
  ]);
  await write(site, account, (tx) => decorate(tx, ids));
  return { ...account, ids };
}

/** An account whose home page has its own words and buttons. */
export function newLinkedAccount(site: TestSite): Promise<MenuAccount> {
  return newMenuAccount(site, {
    features: { linktree: true },
    extras: {
      about: "<p>&nbsp;</p>",
      postal_code: "",
      home_text_br: "<p>Bem-vindo à casa</p>",
      home_minibio_br: "<p>Cozinha de bairro</p>",
      home_ctas: [
        {
          cta_br: "Reservas",
          href_br: "https://example.com/reservas",
          cta_us: "Booking",
          href_us: "https://example.com/booking",
        },
        { cta_br: "Nosso blog", href_br: "https://example.com/blog" },
      ],
    },
  });
}

/** Translations, a category outside of the navigation, and pictures. */
async function decorate(tx: Tx, ids: Record<string, string>): Promise<void> {
  const entry = (title: string) =>
    tx.db
      .updateTable("entries")
      .where("account_id", "=", tx.accountId)
      .where("entry_id", "=", ids[title] ?? "");
  await entry("Pizzas")
    .set({ titles: { br: "Pizzas", us: "Our pizzas" } })
    .execute();
  await entry("Extras da casa").set({ nav_hide: true }).execute();
  await entry("Calabresa")
    .set({ subtitles: { br: "Linguiça e cebola roxa" } })
    .execute();
  await newEntryImage(tx, { entryId: ids["Calabresa"] ?? "" });
  await newIcon(tx, { itemId: ids["Calabresa"] ?? "", title: "Picante" });
  await tx.db
    .updateTable("accounts")
    .set({ logo_upload_id: await newUpload(tx), banner_upload_id: await newUpload(tx) })
    .where("account_id", "=", tx.accountId)
    .execute();
}

/** Switches the whole account off. */
export async function closeAccount(site: TestSite, account: MenuAccount): Promise<void> {
  await write(site, account, async (tx) => {
    await tx.db
      .updateTable("accounts")
      .set({ active: false })
      .where("account_id", "=", tx.accountId)
      .execute();
  });
}

async function write(
  { database }: TestSite,
  { accountId }: TestAccount,
  run: (tx: Tx) => Promise<void>,
): Promise<void> {
  await withAccount(database, { accountId, mode: "write" }, run);
}

const square = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#a30" d="M0 0h4v3H0z"/></svg>',
).toString("base64");

/**
 * The tests' pictures have no files; a square stands for each. A route of the library would delay every request of the
 * page, and switch off the browser's cache.
 */
export async function standInForPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId }) => {
    const responseHeaders = [{ name: "content-type", value: "image/svg+xml" }];
    const answer = { requestId, responseCode: 200, responseHeaders, body: square };
    // The page may have been closed since.
    session.send("Fetch.fulfillRequest", answer).catch(() => undefined);
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/assets/*" }] });
}
