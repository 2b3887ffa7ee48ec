import type { Page } from "playwright-core";
import type { TranslationList } from "../../src/contract/translations.ts";
import { answerOf } from "./answer-of.ts";
import { pageOf } from "./page-of.ts";
import type { Scene } from "./scene.ts";

const scene = (name: string, rest: Partial<Scene> & { account?: "cafe" | "empty" | "wordy" }) => {
  const { account, ...others } = rest;
  const address = pageOf("/admin/traducoes", account);
  return { name: `owner/translations-${name}`, as: "admin", address, ...others } satisfies Scene;
};

const comes = (page: Page) => page.getByRole("heading", { name: "Traduções", level: 1 }).waitFor();

const openFirst = (page: Page) =>
  page.locator("summary").filter({ hasText: /Pizz/ }).first().click();

/** Changes the server's answer: some translations are out of date or equal their original, and it makes suggestions. */
async function withStates(page: Page): Promise<void> {
  await page.route("**/v2.0/translations", async (route) => {
    const answer = await answerOf(route);
    const listed = (await answer.json()) as TranslationList;
    const sections = listed.sections.map((section) => ({
      ...section,
      texts: section.texts.map((text, at) => {
        if (at === 2)
          return {
            ...text,
            translations: { ...text.translations, us: text.original },
            origins: {},
          };
        if (at === 4)
          return {
            ...text,
            translations: { ...text.translations, us: "Mozzarella" },
            origins: { us: "Mozzarella especial" },
          };
        return at > 5 ? { ...text, translations: { br: text.original } } : text;
      }),
    }));
    await route.fulfill({ json: { ...listed, suggests: true, sections } });
  });
  await page.route("**/v2.0/translations/suggestions", async (route) => {
    const { keys } = route.request().postDataJSON() as { keys: string[] };
    const suggestions = keys.map((key, at) => ({ key, text: `Suggested words ${at + 1}` }));
    await route.fulfill({ json: { suggestions } });
  });
}

const bring = async (page: Page) => {
  await page.locator("input[type=file]").setInputFiles({
    name: "traducoes-en-US.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "chave;onde;original;tradução\nus home.button.90;;;Order\nus x.title;;;Water",
    ),
  });
  await page.getByRole("dialog", { name: "O que muda" }).waitFor();
};

/** The texts beside their translations. */
export const translationScenes: readonly Scene[] = [
  scene("overview", { steps: comes }),
  scene("states", { before: withStates, steps: openFirst }),
  scene("suggested", {
    before: withStates,
    steps: async (page) => {
      await openFirst(page);
      await page
        .getByRole("button", { name: /^Sugerir/ })
        .first()
        .click();
      await page.getByText("Sugestão automática").first().scrollIntoViewIfNeeded();
    },
  }),
  scene("changed", {
    before: withStates,
    steps: async (page) => {
      await openFirst(page);
      const field = page.getByLabel("Mussarela: Título", { exact: true });
      await field.fill("Mozzarella with basil");
      await field.scrollIntoViewIfNeeded();
    },
  }),
  scene("file", { steps: bring }),
  scene("one-language", { account: "empty", steps: comes }),
  scene("long", { account: "wordy", steps: comes }),
];
