import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CallRefused } from "../../../contract/client.ts";
import { lockStoredAccount } from "../../account/account-queries.ts";
import { lockUsers } from "../../auth/staff-queries.ts";
import type { Relay } from "../../live/relay.ts";
import { signedInAdmin, type Caller } from "../../testing/caller.ts";
import { editedMenu, type EditedMenu } from "../../testing/menu-editor.ts";
import { newOrder } from "../../testing/new-order.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { startTestRelay } from "../../testing/start-test-relay.ts";
import { lockMenu } from "./change-menu.ts";

let testApp: TestApp;
let relay: Relay;
beforeAll(async () => {
  relay = await startTestRelay();
  testApp = await startApp({ poolSize: 10, events: relay });
});
afterAll(async () => {
  await testApp.close();
  await relay.close();
});

/** The end of a call: "done", or the code of its refusal. */
const endOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "done",
    (error: unknown) => {
      if (error instanceof CallRefused) return error.refusal.error;
      throw error;
    },
  );

async function twoOwners(): Promise<{ menu: EditedMenu; owners: [Caller, Caller] }> {
  const menu = await editedMenu(testApp);
  return { menu, owners: [menu.admin, await signedInAdmin(testApp, menu.account)] };
}

const places = (...ids: string[]) => ({ data: ids.map((id, sort) => ({ id, sort })) });

describe("two owners at once", () => {
  it("who sort the same categories get one of their orders, whole", async () => {
    const { menu, owners } = await twoOwners();
    const ids = ["Pizzas", "Bebidas", "Doces"].map((title) => String(menu.ids[title]));
    for (let round = 0; round < 10; round += 1) {
      const ends = await Promise.all([
        endOf(owners[0].content.sort({ body: places(...ids) })),
        endOf(owners[1].content.sort({ body: places(...ids.toReversed()) })),
      ]);
      expect(ends).toEqual(["done", "done"]);
      const titles = (await menu.outline("guest")).map((line) => line.split(":")[0]).join();
      expect(["Pizzas,Bebidas,Doces", "Doces,Bebidas,Pizzas"]).toContain(titles);
    }
  });

  it("who add, sort, move, remove and bring back meet no deadlock and leave one order", async () => {
    const { menu, owners } = await twoOwners();
    const id = (title: string) => String(menu.ids[title]);
    for (let round = 0; round < 8; round += 1) {
      const ends = await Promise.all(
        owners.flatMap(({ content }) => [
          endOf(
            content.saveItem({ body: { data: { title_br: "Suco", parent_id: id("Bebidas") } } }),
          ),
          endOf(content.sort({ body: places(id("Toscana"), id("Calabresa")) })),
          endOf(content.replaceCategory({ body: { dir: "down", item: { id: id("Toscana") } } })),
          endOf(content.replaceCategory({ body: { dir: "up", item: { id: id("Toscana") } } })),
          endOf(content.removeCategory({ params: { id: id("Doces") } })),
          endOf(content.restore({ params: { id: id("Doces") }, body: {} })),
          endOf(content.setActive({ params: { id: id("Calabresa") }, body: {} })),
          endOf(content.saveItem({ body: { data: { id: id("Água"), extras: { price: round } } } })),
        ]),
      );
      for (const end of ends)
        expect(["done", "conflict", "invalid_id", "not_found"]).toContain(end);
      // Reading the outline checks that the places of all parents are dense.
      const outline = (await menu.outline("admin")).join("\n");
      for (const title of ["Calabresa", "Toscana", "Água", "Catupiry"])
        expect(outline.split(title)).toHaveLength(2);
      expect(outline.split("Suco")).toHaveLength(2 * (round + 1) + 1);
    }
    expect(testApp.logLines.join("")).toBe("");
  });

  it("who remove and save the same item do so one after the other", async () => {
    const { menu, owners } = await twoOwners();
    const id = String(menu.ids["Toscana"]);
    for (let round = 0; round < 8; round += 1) {
      const title = `Toscana ${round}`;
      const [removed, saved] = await Promise.all([
        endOf(owners[0].content.removeItem({ params: { id } })),
        endOf(owners[1].content.saveItem({ body: { data: { id, title_br: title } } })),
      ]);
      expect(removed).toBe("done");
      expect(await menu.outline("guest")).not.toContainEqual(expect.stringContaining("Toscana"));
      await owners[0].content.restore({ params: { id }, body: {} });
      expect(["done", "invalid_id"]).toContain(saved);
      expect((await menu.outline("admin"))[0]?.endsWith(title)).toBe(saved === "done");
    }
  });

  it("who switch the same entry over both do so", async () => {
    const { menu, owners } = await twoOwners();
    const params = { id: String(menu.ids["Água"]) };
    const switches = [1, 2, 3, 4, 5].flatMap(() =>
      owners.map((owner) => owner.content.setActive({ params, body: {} })),
    );
    const answers = await Promise.all(switches);
    expect(answers.filter((answer) => !answer.active)).toHaveLength(5);
    expect((await menu.seenBy("admin")).menu[1]?.items[0]?.active).toBe(true);
  });

  it("of whom one saw the field that the other changes: one is refused with both texts", async () => {
    const { menu, owners } = await twoOwners();
    const id = String(menu.ids["Água"]);
    for (let round = 0; round < 5; round += 1) {
      const seen = String((await menu.seenBy("admin")).menu[1]?.items[0]?.title_br);
      const save = (owner: Caller, title: string) =>
        endOf(
          owner.content.saveItem({
            body: { data: { id, title_br: title }, base: { title_br: seen } },
          }),
        );
      const ends = await Promise.all([
        save(owners[0], `Uma ${round}`),
        save(owners[1], `Outra ${round}`),
      ]);
      expect(ends.toSorted()).toEqual(["conflict", "done"]);
    }
  });

  it("of whom one saw a stock from which an order is taking: the order's portions stay taken", async () => {
    const { menu } = await twoOwners();
    const id = String(menu.ids["Água"]);
    const save = (stock: number, seen?: number) =>
      endOf(
        menu.admin.content.saveItem({
          body: {
            data: { id, extras: { stock } },
            ...(seen !== undefined && { base: { extras: { stock: seen } } }),
          },
        }),
      );
    await save(10);
    const saving = await menu.inAccount(async (tx) => {
      await tx.db
        .updateTable("entries")
        .set((set) => ({ stock: set("stock", "-", 1) }))
        .where("account_id", "=", menu.account.accountId)
        .where("entry_id", "=", id)
        .execute();
      const underWay = save(12, 10);
      // Long enough that a save without a lock would have read the stock.
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { underWay };
    });
    expect(await saving.underWay).toBe("conflict");
    expect((await menu.admin.content.stock()).stock).toEqual([{ id, left: 9 }]);
  });

  it.each([
    ["guest", "the menu", lockMenu],
    ["guest", "the settings", lockStoredAccount],
    ["admin", "the staff", lockUsers],
  ] as const)("keep no %s from ordering while one of them writes %s", async (who, _, lock) => {
    const { menu } = await twoOwners();
    const end = await menu.inAccount(async (tx) => {
      await lock(tx);
      return endOf(newOrder(menu[who], menu.ids["Água"]));
    });
    expect(end).toBe("done");
  });
});

it("threat 41: a guest who orders what is being removed gets it or is told, and never an order without it", async () => {
  const { menu, owners } = await twoOwners();
  const id = String(menu.ids["Toscana"]);
  for (let round = 0; round < 5; round += 1) {
    const [ordered] = await Promise.all([
      endOf(newOrder(menu.guest, id)),
      owners[0].content.removeItem({ params: { id } }),
    ]);
    expect(["done", "unavailable_items"]).toContain(ordered);
    expect(await endOf(newOrder(menu.guest, id))).toBe("unavailable_items");
    await owners[1].content.restore({ params: { id }, body: {} });
  }
});
