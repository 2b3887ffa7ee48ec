import type { Page } from "playwright-core";
import { expect } from "vitest";
import { languageNames, languageTags, type Language } from "../../src/domain/languages.ts";
import { newDictionaries, type Dictionaries } from "../../src/web/text/testing/dictionaries.ts";
import { wordsOf } from "../../src/web/text/testing/walk-texts.ts";
import { expectAccessible, expectNoOverflow, rulesOfLanguage } from "./browser.ts";

/** A language of the interface, and the words that stay as somebody wrote them. */
export type Spoken = Dictionaries & { own: ReadonlySet<string> };

/** Each of these tests walks through many pages, which is slow on a busy machine. */
export const longMs = 300_000;

export const ownOfShops = "Pizzas, Calabresa, Borda, Catupiry, Bebidas";
export const ownOfGuests = "Ana Souza, Rua das Flores, Centro, Campinas";

/** `own`: words of the account and its people. */
export async function spokenIn(
  language: Exclude<Language, "br">,
  own: readonly string[],
): Promise<Spoken> {
  const words = await newDictionaries(language);
  // Without words to look for, every page would pass.
  if (!words.portuguese.has("não")) throw new Error(`No Portuguese is known beside ${language}`);
  return { ...words, own: new Set([...own, ...Object.values(languageNames)].flatMap(wordsOf)) };
}

/**
 * Expects that the whole page is in the language, that every control has a name, and that no text is cut off on this
 * screen. `document` is the document's own language, where it shows a menu in another one.
 */
export async function expectSpoken(
  page: Page,
  spoken: Spoken,
  { document: language = spoken.language }: { document?: Language } = {},
): Promise<void> {
  const none = { portuguese: [], colons: [], unnamed: [], cut: [] };
  expect(await faultsOf(page, spoken)).toEqual(none);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(languageTags[language]);
  // The tests of sizes let axe judge the same screens whole, in Portuguese.
  await expectAccessible(page, rulesOfLanguage);
  await expectNoOverflow(page);
}

/** A line of the accessibility tree: a control or a picture without a name. */
const unnamedControl =
  /^\s*- (?:button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|dialog|alertdialog|img)\b(?! ")/;

async function faultsOf(page: Page, spoken: Spoken) {
  const tree = (await page.locator("body").ariaSnapshot()).split("\n");
  const seen = await page.evaluate(() => [document.title, ...document.body.innerText.split("\n")]);
  const portuguese = [...seen, ...tree.map(heardOf)].flatMap((line) => {
    const left = wordsOf(line.replace(names, "")).filter((word) => isLeft(word, spoken));
    return left.length > 0 ? [`${left.join(" ")}: ${line}`] : [];
  });
  const hasOwnColon = spoken.language === "fr" || spoken.language === "cn";
  const colons = seen.filter((line) => hasOwnColon && plainColon.test(line));
  const unnamed = tree.filter((line) => unnamedControl.test(line));
  const cut = (await cutOn(page)).filter(
    ({ said, isShortened }) => !isShortened || !isOwn(said, spoken),
  );
  return { portuguese: [...new Set(portuguese)], colons, unnamed, cut };
}

/** French has a blank before it, and Chinese a wide one. */
const plainColon = /\p{L}:(?=\s|$)/u;

/** Names of the account, the product, Brazil's states and time zones, and codes for PIX. */
const names = /000201.+|[A-Z]\w+\/[A-Z]\S+|Casa t[0-9a-f]+|^\W*(?:Comanda|[A-Z]{2})\W*$/g;

/** The spoken part of a line of the tree: no role, no state, no address. */
const heardOf = (line: string) =>
  /^\s*- \/url:/.test(line) ? "" : line.replace(/^\s*- '?\/?[a-z]+|\[[^\]]*\]/g, "");

/** A name that somebody wrote may be cut off with dots. */
const isOwn = (said: string, { own }: Spoken) =>
  said.replace(names, "") !== said || wordsOf(said).some((word) => own.has(word));

/** A single letter is a unit or part of a time. */
const isLeft = (word: string, { portuguese, own }: Spoken) =>
  word.length > 1 && portuguese.has(word) && !own.has(word);

type Cut = { said: string; within: string; isShortened: boolean };

/** Texts that stick out of their control or table cell, or are cut off by an element around them. */
function cutOn(page: Page): Promise<Cut[]> {
  return page.evaluate(() => {
    const faults: Cut[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (text.textContent?.trim() === "" || parent.closest(".visually-hidden, option, script"))
        continue;
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const { overflowX, display, textOverflow } = getComputedStyle(at);
        if (display === "inline" || display === "contents") continue;
        if (overflowX === "auto" || overflowX === "scroll") break;
        const box = at.getBoundingClientRect();
        const isEdge = overflowX !== "visible" || at.matches("button, a, summary, label, td, th");
        const isHidden = box.width <= 1;
        if (isEdge && !isHidden && (left < box.left - 1 || right > box.right + 1)) {
          faults.push({
            said: text.textContent ?? "",
            within: `${at.tagName}.${at.className}`,
            isShortened: textOverflow === "ellipsis",
          });
          break;
        }
      }
    }
    return faults;
  });
}
