import type { Locator, Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { asOwner, edit } from "./owner.ts";
import { browser, site } from "./shared-site.ts";

let account: MenuAccount;
beforeEach(async () => {
  account = await newMenuAccount(site, { features: { delivery: true } });
});

const own = (run: (page: Page) => Promise<void>) => asOwner({ browser, site, account }, run);

/** Types the first keys before and while the field handles its focus, as happens on a busy phone. */
async function typeAtOnce(field: Locator, [first = "", second = "", ...rest]: string) {
  await field.evaluate(
    (input: HTMLInputElement, keys) => {
      const type = (key: string) => {
        input.setRangeText(key, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
        input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      };
      input.focus();
      setTimeout(() => type(keys.second));
      type(keys.first);
    },
    { first, second },
  );
  await field.pressSequentially(rest.join(""), { delay: 20 });
  return field.inputValue();
}

it("a price that is typed as soon as its field has the focus takes the place of the last one; what is switched moves nothing and stays so", () =>
  own(async (page) => {
    const editor = await edit(page, "Calabresa");
    const below = editor.getByRole("button", { name: "Excluir" });
    const top = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await top();
    const active = editor.getByLabel("Ativo");
    const shown = await active.evaluateHandle((input: HTMLInputElement) => {
      const { prototype } = HTMLInputElement;
      const known =
        Object.getOwnPropertyDescriptor(input, "checked") ??
        Object.getOwnPropertyDescriptor(prototype, "checked");
      const states: boolean[] = [];
      Object.defineProperty(input, "checked", {
        ...known,
        set(state: boolean) {
          states.push(state);
          known?.set?.call(input, state);
        },
      });
      return states;
    });
    await active.uncheck();
    // The word that something is saved moves nothing that is about to be tapped.
    await editor.getByText("Salvo", { exact: true }).waitFor();
    expect(await top()).toBe(before);
    expect(new Set(await shown.jsonValue())).toEqual(new Set([false]));
    await editor.getByText("Salvo", { exact: true }).waitFor({ state: "detached" });
    expect(await top()).toBe(before);

    const price = editor.getByLabel("Preço");
    expect(await price.inputValue()).not.toBe("");
    expect(await typeAtOnce(price, "4590")).toBe("45,90");
    await price.blur();
    expect(await typeAtOnce(price, "799")).toBe("7,99");
  }));
