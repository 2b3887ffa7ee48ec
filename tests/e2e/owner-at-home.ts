import type { Page } from "playwright-core";
import { newAccount, type TestAccount } from "../../src/server/testing/new-account.ts";
import type { Visitor } from "./browser.ts";
import { ownerAt } from "./owner-page.ts";
import { asGuest } from "./owner-settings.ts";
import { browser, site } from "./shared-site.ts";

/** An account with its own home page in three languages, and no pictures yet. */
const newHomeAccount = (): Promise<TestAccount> =>
  newAccount(site, {
    features: { linktree: true },
    extras: {
      languages: ["br", "us", "it"],
      inactiveLanguages: [],
      home_text_br: "<p>Bem-vindo à casa</p>",
      home_minibio_br: "<p>Cozinha de bairro</p>",
      home_ctas: [
        { cta_br: "Reservas", href_br: "https://example.com/reservas", cta_us: "Booking" },
        { cta_br: "Nosso blog", href_br: "https://example.com/blog" },
        { cta_br: "Cardápio", href_br: "/cardapio" },
      ],
    },
  });

export const homeOf = (account: TestAccount) => site.url(account, "/home");

/** The owner of the account, or of a new one, at home. */
export async function ownerAtHome({
  account,
  width = 1280,
}: { account?: TestAccount; width?: number } = {}): Promise<Visitor & { account: TestAccount }> {
  const home = account ?? (await newHomeAccount());
  return { account: home, ...(await ownerAt(browser, { url: homeOf(home), size: { width } })) };
}

/** The page as a new visitor finds it. */
export const asGuestAt = (
  account: TestAccount,
  path: string,
  look: (page: Page) => Promise<void>,
): Promise<void> => asGuest(browser, site.url(account, path), look);
