import { expect, it } from "vitest";
import { sendOrder, deliveryBody } from "../../src/server/testing/new-order.ts";
import { expectAccessible, expectNoOverflow, phone } from "./browser.ts";
import { attendantOf, guestOf } from "./callers.ts";
import { newOptionShop } from "./option-shop.ts";
import { browser, site } from "./shared-site.ts";
import { leaveUntroubled, workerIn } from "./staff.ts";

it("a cook reads below each sum what sizes it is of, and no extras, and sees the first ticket on a phone", async () => {
  const account = await newOptionShop(site);
  const guest = guestOf(site, account);
  const attendant = await attendantOf(site, account);
  const id = (title: string) => String(account.ids[title]);
  for (const [size, qty] of [
    ["Média", 1],
    ["Grande", 2],
    ["Grande", 1],
  ] as const) {
    const children = { [id(size)]: { qty }, [id("Cheddar")]: { qty } };
    const { hash } = await sendOrder(guest, deliveryBody({ [id("Pizza")]: { qty, children } }));
    await attendant.orders.accept({ params: { hash }, body: {} });
  }
  const shop = { ...account, guest };
  const cook = await workerIn({ site, browser, shop }, { path: "/cozinha", isAttendant: true });
  const sums = cook.page.getByRole("region", { name: "A preparar" }).getByRole("listitem");
  await sums.getByText("4 Pizza 3× Grande, 1× Média", { exact: true }).waitFor();
  await expectAccessible(cook.page);
  await expectNoOverflow(cook.page);
  await cook.page.setViewportSize(phone);
  const first = await cook.page.getByRole("article").first().boundingBox();
  expect(first?.y).toBeLessThan(phone.height / 2);
  await leaveUntroubled(cook);
});
