import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withAccount } from "../../src/server/db/with-account.ts";
import { newMenu } from "../../src/server/testing/new-account.ts";
import {
  deliveryBody,
  deliveryTo,
  newOrder,
  sendOrder,
} from "../../src/server/testing/new-order.ts";
import { expectNoOverflow, leave, madeAt, phone, setLetters } from "./browser.ts";
import { attendantOf, guestOf } from "./callers.ts";
import { fillCheckout, sendOrder as sendCheckout, setPrice } from "./delivery.ts";
import { isReady, newGuest, type Size } from "./guest.ts";
import { newMenuAccount } from "./menu-accounts.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";
import { newShop, watchAll, workerIn, type Shop } from "./staff.ts";

/** With EVERY_SIZE in finer steps. */
const stepPx = madeAt(16, 8).at(-1) ?? 16;
const narrowPx = Array.from({ length: 160 / stepPx + 1 }, (_, step) => 240 + stepPx * step);

/** The words that stand on more than one line in a narrow window, each with the window's width. */
async function brokenOf(page: Page, pairs: { place: Locator; words: string }[]) {
  const broken: string[] = [];
  for (const width of narrowPx) {
    await page.setViewportSize({ width, height: 800 });
    for (const { place, words } of pairs)
      if ((await linesOf(place, words)) !== 1) broken.push(`${words} at ${width} px`);
  }
  return broken;
}

/** The number of lines on which the words stand; 0 where they are not found. */
const linesOf = (place: Locator, words: string) =>
  place.evaluate((element, wanted) => {
    const start = (element.textContent ?? "").indexOf(wanted);
    if (start < 0) return 0;
    const range = document.createRange();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let passed = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const length = text.textContent?.length ?? 0;
      const [from, to] = [start - passed, start + wanted.length - passed];
      if (from >= 0 && from < length) range.setStart(text, from);
      if (to > 0 && to <= length) range.setEnd(text, to);
      passed += length;
    }
    return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
  }, words);

/** Two calabresas with a filled crust, to an address with a postal code. */
const order = ({ guest, ids }: Shop) =>
  sendOrder(
    guest,
    deliveryBody(
      {
        [String(ids["Calabresa"])]: { qty: 2, children: { [String(ids["Catupiry"])]: { qty: 1 } } },
      },
      { cartData: { addressData: { ...deliveryTo.addressData, postal_code: "13010-000" } } },
    ),
  );

/** Opens a page as the shop's guest, who has ordered. */
async function asGuest({ shop, path, size }: { shop: Shop; path: string; size: Size }) {
  const visitor = await newGuest(browser, size);
  const token = shop.guest.token() ?? "";
  await visitor.page.addInitScript((kept) => localStorage.setItem("token", kept), token);
  await visitor.page.goto(site.url(shop, path));
  return visitor;
}

it("a postal code, a quantity and an amount with its sign stay together where a guest orders", async () => {
  const account = await newMenuAccount(site, { features: { delivery: true } });
  const guest = await newGuest(browser, phone);
  const { page } = guest;
  await page.goto(site.url(account, "/delivery"));
  await isReady(page);
  await page.getByRole("button", { name: "Calabresa", exact: true }).click();
  const item = page.getByRole("dialog", { name: "Calabresa" });
  await item.getByRole("button", { name: "Aumentar Calabresa" }).click();
  await item.getByRole("button", { name: "Aumentar Catupiry" }).click();
  await setLetters(page, 22);
  const save = item.getByRole("button", { name: "Adicionar · R$ 51,98" });
  expect(await brokenOf(page, [{ place: save, words: "R$ 51,98" }])).toEqual([]);
  await page.setViewportSize({ width: 240, height: 800 });
  await expectNoOverflow(page);
  await save.click();
  const finish = page.getByRole("button", { name: "Finalizar pedido - R$ 51,98" });
  const address = page.locator("address");
  expect(
    await brokenOf(page, [
      { place: finish, words: "- R$ 51,98" },
      { place: address, words: "01310-100" },
    ]),
  ).toEqual([]);
  await finish.click();
  const checkout = page.getByRole("dialog", { name: "Finalizar pedido" });
  const total = checkout.getByText("Total a pagar: R$ 51,98");
  await total.waitFor();
  expect(await brokenOf(page, [{ place: total, words: "R$ 51,98" }])).toEqual([]);
  await setPrice(site, { account: account, title: "Calabresa", priceCents: 4_000_000 });
  await fillCheckout(page);
  await sendCheckout(page);
  const question = page.getByRole("alertdialog", { name: "Alguns preços mudaram" });
  const newTotal = question.getByText("Novo total: R$ 80.006,00");
  await newTotal.waitFor();
  expect(await brokenOf(page, [{ place: newTotal, words: "R$ 80.006,00" }])).toEqual([]);
  expect(guest.troubles.filter((trouble) => !trouble.includes("409"))).toEqual([]);
  await guest.close();
});

it("and in the order that was placed, for the guest and for the staff", async () => {
  const shop = await newShop(site);
  const { hash } = await order(shop);
  const guest = await asGuest({ shop, path: `/pedidos/${hash}`, size: phone });
  const staff = await workerIn({ site, browser, shop }, { size: phone });
  await staff.page.getByText("Ao vivo").waitFor();
  await watchAll(staff.page);
  await staff.page.getByRole("article").locator("summary").click();
  for (const { page } of [guest, staff]) {
    await setLetters(page, 22);
    const lines = page.getByRole("listitem").filter({ hasText: "Calabresa" }).last();
    await lines.waitFor();
    const place = page.locator("dd").filter({ hasText: "Rua das Flores" });
    expect(
      await brokenOf(page, [
        ...["2 × C", "1 × C"].map((words) => ({ place: lines, words })),
        ...["13010-000", "12\u00a0-", "Campinas\u00a0-"].map((words) => ({ place, words })),
      ]),
    ).toEqual([]);
  }
  await leave(guest, staff);
});

it("a title that has no room beside a long amount stands above it, and no word of it is broken", async () => {
  const shop = await newShop(site);
  const { hash } = await sendOrder(
    shop.guest,
    deliveryBody({ [String(shop.ids["Calabresa"])]: { qty: 99 } }),
  );
  const guest = await asGuest({ shop, path: `/pedidos/${hash}`, size: phone });
  const line = guest.page.getByRole("listitem").filter({ hasText: "Calabresa" });
  await line.waitFor();
  expect(
    await brokenOf(guest.page, [
      { place: line, words: "99 × Calabresa" },
      { place: line, words: "R$ 2.276,01" },
    ]),
  ).toEqual([]);
  await leave(guest);
});

it("of a new order both signs stand beside the number, or both below it", async () => {
  const shop = await newShop(site);
  await order(shop);
  await withAccount(site.database, { accountId: shop.accountId, mode: "write" }, (tx) =>
    tx.db
      .updateTable("orders")
      .set({ number: 10 })
      .where("account_id", "=", shop.accountId)
      .execute(),
  );
  const staff = await workerIn({ site, browser, shop }, { size: phone });
  await watchAll(staff.page);
  const head = staff.page.getByRole("article").locator("summary");
  const [isNew, status] = [head.getByText("Novo"), head.getByText("Em aberto")];
  const middleOf = async (chip: Locator) => {
    const box = await chip.boundingBox();
    return box && Math.round(box.y + box.height / 2);
  };
  expect(await middleOf(isNew)).toBe(await middleOf(status));
  await leave(staff);
});

it("fault 28: of two open cards beside each other neither leaves a hole below itself", async () => {
  const shop = await newShop(site);
  const titles = await newMenu(site, shop, [
    {
      title: "Bebidas",
      items: Array.from({ length: 20 }, (_, at) => ({ title: `Suco ${at}`, priceCents: 900 })),
    },
  ]);
  const drinks = Object.keys(titles).filter((title) => title.startsWith("Suco"));
  const many = Object.fromEntries(drinks.map((title) => [String(titles[title]), { qty: 1 }]));
  const colleague = await attendantOf(site, shop);
  const sent = [];
  for (let n = 0; n < 3; n += 1) sent.push(await order(shop));
  sent.push(await sendOrder(guestOf(site, shop), deliveryBody(many)));
  for (const { hash } of sent) await colleague.orders.accept({ params: { hash }, body: {} });
  const staff = await workerIn({ site, browser, shop }, { size: { width: 820, height: 1000 } });
  const { page } = staff;
  await watchAll(page);
  const cards = page.getByRole("article");
  await cards.nth(3).waitFor();
  for (const at of [0, 1]) await cards.nth(at).locator("summary").click();
  await cards.nth(1).getByText("Catupiry").first().waitFor();
  const gaps = () =>
    cards.evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect());
      return boxes.flatMap((box) => {
        const below = boxes.filter(({ left, top }) => left === box.left && top > box.top);
        return below.length === 0 ? [] : [Math.min(...below.map(({ top }) => top)) - box.bottom];
      });
    });
  await expect.poll(async () => Math.max(...(await gaps()))).toBeLessThan(24);
  expect(Math.min(...(await gaps()))).toBeGreaterThan(0);
  await leave(staff);
});

describe("the queue", () => {
  const sizes = [
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ] as const;
  const visit = sharedVisit(async () => {
    const shop = await newShop(site);
    const place = (caller: Shop["guest"]) => newOrder(caller, shop.ids["Calabresa"]);
    for (let others = 0; others < 2; others += 1) await place(guestOf(site, shop));
    await order(shop);
    for (let others = 0; others < 2; others += 1) await place(guestOf(site, shop));
    return asGuest({ shop, path: "/pedidos", size: sizes[0] });
  });

  it.each(sizes)(
    "at $width pixels no card of the queue is left half empty by the guest's own",
    async (size) => {
      const { page } = visit();
      await page.setViewportSize(size);
      await page.getByLabel("Mostrar apenas meus pedidos").uncheck();
      const waiting = page
        .getByRole("article")
        .filter({ hasText: "dados ocultos por privacidade" });
      await waiting.nth(3).waitFor();
      const emptyPx = await waiting.evaluateAll((cards) =>
        cards.map((card) => {
          const last = card.lastElementChild?.getBoundingClientRect().bottom ?? 0;
          return Math.round(card.getBoundingClientRect().bottom - last);
        }),
      );
      expect(Math.max(...emptyPx)).toBeLessThan(24);
    },
  );
});
