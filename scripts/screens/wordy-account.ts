import { limits } from "../../src/domain/text-rules.ts";
import { newAccount, newMenu, type TestAccount } from "../../src/server/testing/new-account.ts";
import type { TestSite } from "../../tests/e2e/site.ts";

const longWord = "Contrafiléacebolado".repeat(3);
const longTitle =
  "Filé de tilápia grelhado na manteiga de garrafa com alcaparras, arroz de brócolis e purê";
const longText = `Servido para duas ou três pessoas, com tudo o que a casa tem de melhor. ${"Acompanha farofa, vinagrete e pão de alho. ".repeat(6)}`;

/** An account whose owner writes at length, on every page. */
export async function newWordyAccount(site: TestSite): Promise<TestAccount> {
  const account = await newAccount(site, {
    features: { delivery: true, linktree: true, localOrder: true, attendantOrder: true },
    extras: {
      locations: 12,
      about: `<p>${longText}</p><ul><li>${longTitle}</li></ul>`,
      home_text_br: `<p>${longText}</p>`,
      home_minibio_br: `<p>${longText}</p>`,
      home_ctas: [
        { cta_br: longTitle.slice(0, limits.buttonLabel), href_br: "/cardapio" },
        { cta_br: longWord, href_br: "/delivery" },
      ],
      postal_code: "01310-100",
      address_street: "Avenida Presidente Juscelino Kubitschek de Oliveira, lado ímpar",
      address_number: "10.240",
      address_complement: "Torre Norte, 18º andar, ao lado da floricultura",
      address_city: "São José do Vale do Rio Preto",
      address_state: "RJ",
      payment_instructions: longText,
    },
  });
  await newMenu(site, account, [
    {
      title: "Pratos principais da nossa cozinha de família",
      items: [
        {
          title: longTitle,
          priceCents: 1_234_567,
          groups: [{ title: longTitle, items: [{ title: longTitle, priceCents: 123_456 }] }],
        },
        { title: longWord, priceCents: 990 },
      ],
    },
    { title: longWord, items: [{ title: "Água", priceCents: 500 }] },
  ]);
  return account;
}
