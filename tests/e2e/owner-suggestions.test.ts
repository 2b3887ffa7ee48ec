import { expect, it, onTestFinished } from "vitest";
import {
  answer,
  marked,
  startTranslator,
} from "../../src/server/translations/testing-translator.ts";
import { phone } from "./browser.ts";
import { adminOf, guestOf } from "./callers.ts";
import { button } from "./guest.ts";
import { newMenuAccount } from "./menu-accounts.ts";
import { newOwner } from "./owner.ts";
import { browser } from "./shared-site.ts";
import { startSite } from "./site.ts";

/** An owner before eleven texts, which are two questions to a service that suggests. */
async function beforeTexts() {
  const service = await startTranslator();
  const site = await startSite({ translator: service.translator });
  onTestFinished(async () => {
    await site.close();
    await service.close();
  });
  const account = await newMenuAccount(site);
  const admin = await adminOf(site, account);
  const withText = { id: account.ids["Suco 8"], subtitle_br: "Sem açúcar" };
  await admin.content.saveItem({ body: { data: withText } });
  const size = phone;
  const owner = await newOwner(browser, { site, account, size, path: "/admin/traducoes" });
  const { page } = owner;
  const open = () => page.locator("summary").filter({ hasText: "Bebidas" }).click();
  return { service, site, account, owner, page, open };
}

it("says how many suggestions came before a question without an answer", async () => {
  const { owner, page, open } = await beforeTexts();
  let questions = 0;
  await page.route("**/translations/suggestions", (route) => {
    questions += 1;
    return questions === 1 ? route.continue() : route.abort();
  });
  await open();
  await button(page, "Sugerir 11 traduções").click();
  await page.getByText("Só 10 sugestões chegaram; as outras não vieram.").waitFor();
  expect(questions).toBe(2);
  await owner.close();
});

it("threat 70: a suggestion that comes late is kept for who has left the page, and covers nothing saved meanwhile", async () => {
  const { service, site, account, owner, page, open } = await beforeTexts();
  const title = (item: string) => page.getByLabel(`${item}: Título`, { exact: true });
  const inEnglish = async () => {
    const { menu } = await guestOf(site, account).content.menu();
    const items = menu.flatMap((category) => category.items);
    return items.find(({ title_br }) => title_br === "Suco 1")?.title_us;
  };
  const { promise, resolve: goOn } = Promise.withResolvers<undefined>();
  service.reply = (response, texts) => void promise.then(() => answer(response, marked(texts)));
  let questions = 0;
  page.on("request", (request) => {
    if (request.url().includes("/translations/suggest")) questions += 1;
  });
  await open();
  await button(page, "Sugerir 11 traduções").click();
  await title("Suco 1").fill("Juice 1");
  await button(page, "Salvar").click();
  await expect.poll(inEnglish).toBe("Juice 1");
  await page.evaluate(() => history.pushState(null, "", "/pedidos"));
  await page.getByRole("heading", { name: "Traduções" }).waitFor({ state: "detached" });
  goOn(undefined);
  await page.getByText("10 sugestões chegaram.").waitFor();
  await page.goBack();
  await open();
  await page.getByText("9 sugestões ainda não foram conferidas e não são salvas.").waitFor();
  expect(await title("Suco 1").inputValue()).toBe("Juice 1");
  expect(await title("Suco 2").inputValue()).toBe("«Suco 2»");
  expect(questions).toBe(1);
  await owner.close();
});
