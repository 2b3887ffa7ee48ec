import { beforeAll, expect, it } from "vitest";
import { newCaller, signedInAdmin } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { sharedApp } from "../testing/start-app.ts";
import { loadWeb } from "./renderer.ts";

const testApp = sharedApp(async () => ({ web: await loadWeb() }));
let following: TestAccount;
let specified: TestAccount;
beforeAll(async () => {
  const languages = { languages: ["br", "us", "cn"] as ["br", "us", "cn"] };
  following = await newAccount(testApp, { extras: { ...languages, guest_interface: "menu" } });
  specified = await newAccount(testApp, { extras: languages });
  for (const account of [following, specified])
    await newMenu(testApp, account, [
      { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299 }] },
    ]);
});

const page = async ({ host }: TestAccount, url: string) =>
  (await testApp.app.inject({ url, headers: { host } })).body;

it("guests read our own words in the menu's language where the account wants it so", async () => {
  const english = await page(following, "/us/cardapio");
  expect(english).toContain("Skip to content");
  expect(english).toContain('data-words="us"');
  expect(english).not.toContain("Pular para o conteúdo");
  // The note below the page, for when its script fails.
  expect(english).toContain("You can read this page, but not use it.");
  expect(english).not.toContain("Algo deu errado");
  expect(await page(following, "/cn/cardapio")).toContain('data-words="cn"');
  expect(await page(following, "/cardapio")).toContain("Pular para o conteúdo");
});

it("else they stay Portuguese, as specified", async () => {
  const body = await page(specified, "/us/cardapio");
  expect(body).toContain('lang="en-US"');
  expect(body).toContain("Pular para o conteúdo");
  expect(body).not.toContain("data-words");
});

it("pages that are rendered at the same time each have their own", async () => {
  const menu = await newCaller(testApp, following).content.menu();
  const { renderer } = await loadWeb();
  const rendered = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      renderer.renderPage({
        pathname: "/cardapio",
        words: index % 2 === 0 ? "us" : "br",
        host: following.host,
        assetsUrl: "/assets",
        providerUrl: "http://localhost/",
        // All renderings wait for their answers, and go on in turns.
        transport: async () => ({ status: 200, body: menu }),
      }),
    ),
  );
  for (const [index, { html }] of rendered.entries())
    expect(html.includes("Skip to content"), String(index)).toBe(index % 2 === 0);
});

it("a change of the setting is seen at once", async () => {
  const account = await newAccount(testApp, { extras: { languages: ["br", "us"] } });
  const owner = await signedInAdmin(testApp, account);
  expect(await page(account, "/us/cardapio")).not.toContain("data-words");
  await owner.account.save({ body: { extras: { guest_interface: "menu" } } });
  expect(await page(account, "/us/cardapio")).toContain('data-words="us"');
});

it.each([
  ["fr-CA,fr;q=0.9,en;q=0.8", 'lang="fr"', "Page introuvable"],
  ["de;q=1, en;q=0.5", 'lang="en-US"', "Page not found"],
  ["de", 'lang="pt-BR"', "Página não encontrada"],
] as const)(
  "a host of nobody answers a browser of %s in its language",
  async (accepted, lang, title) => {
    const headers = { host: "nobody.example", "accept-language": accepted };
    const { statusCode, body } = await testApp.app.inject({ url: "/", headers });
    expect(statusCode).toBe(404);
    expect(body).toContain(lang);
    expect(body).toContain(title);
  },
);
