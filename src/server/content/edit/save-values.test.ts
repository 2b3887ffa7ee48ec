import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { BulkEdit } from "../../../contract/menu-edits.ts";
import { maxBulkEdits } from "../../../domain/account-limits.ts";
import { editedMenu } from "../../testing/menu-editor.ts";
import { sharedApp } from "../../testing/start-app.ts";
import { newOwnerMenu, type OwnerMenu } from "./testing-owner-menu.ts";

const testApp = sharedApp();
let owner: OwnerMenu;
beforeEach(async () => {
  owner = await newOwnerMenu(testApp);
});

const save = (edits: BulkEdit[]) => owner.pizzas.admin.content.saveValues({ body: { edits } });
const price = (title: string, reais: number, seen?: number): BulkEdit => ({
  id: owner.id(title),
  data: { extras: { price: reais } },
  ...(seen !== undefined && { base: { extras: { price: seen } } }),
});

describe("values of several entries", () => {
  it("are saved as one change, and only those that are given", async () => {
    const { pizzas, id } = owner;
    const version = await pizzas.version();
    const { ids } = await save([
      price("Calabresa", 25, 22.99),
      { id: id("Cheddar"), data: { active: false, extras: { price: 4 } } },
      { id: id("Toscana"), data: { extras: { serves: 2 } }, base: { extras: { serves: null } } },
      price("Água", 4),
    ]);
    expect(ids).toEqual([id("Calabresa"), id("Cheddar"), id("Toscana")]);
    expect(await pizzas.version()).toBe(version + 1);
    expect(await owner.seen("Calabresa", "guest")).toMatchObject({
      active: true,
      extras: { price: 25, serves: null },
    });
    expect(await owner.seen("Cheddar")).toMatchObject({ active: false, extras: { price: 4 } });
    expect(await owner.seen("Cheddar", "guest")).toBeUndefined();
    expect(await owner.seen("Toscana")).toMatchObject({ extras: { price: 25.99, serves: 2 } });
    await save([{ id: id("Toscana"), data: { extras: { serves: null } } }]);
    expect(await owner.seen("Toscana")).toMatchObject({ extras: { serves: null } });
  });

  it("may be none, or all as they were", async () => {
    const version = await owner.pizzas.version();
    expect(await save([])).toEqual({ ids: [] });
    expect(await owner.pizzas.version()).toBe(version);
    expect(await save([price("Água", 4, 4), { id: owner.id("Toscana"), data: {} }])).toEqual({
      ids: [],
    });
  });

  it("are refused with all that somebody else changed, by place, and none is stored", async () => {
    await save([price("Calabresa", 30), price("Cheddar", 9)]);
    const refusal = await owner.refused(() =>
      save([price("Toscana", 20, 25.99), price("Calabresa", 25, 22.99), price("Cheddar", 4, 3.5)]),
    );
    expect(refusal).toMatchObject({ status: 409, error: "conflict" });
    expect(refusal.conflicts).toEqual({
      "edits.1.data.extras.price": { yours: 25, theirs: 30 },
      "edits.2.data.extras.price": { yours: 4, theirs: 9 },
    });
    // No conflict: somebody else has made the same change, or has changed another value.
    await save([{ id: owner.id("Calabresa"), data: { active: false } }]);
    await save([price("Calabresa", 30, 22.99), price("Toscana", 20, 25.99)]);
  });

  it("threat 3: are refused of what is not there, removed, no item or another account's, by place", async () => {
    const { pizzas, id } = owner;
    const foreign = await editedMenu(testApp);
    const before = await foreign.seenBy("admin");
    await pizzas.admin.content.removeItem({ params: { id: id("Água") } });
    const wrong = [randomUUID(), foreign.ids["Água"] ?? "", id("Água"), id("Pizzas"), id("Borda")];
    for (const one of wrong) {
      const edits = [price("Toscana", 1), { id: one, data: { active: false } }];
      expect(await owner.refused(() => save(edits))).toMatchObject({
        error: "invalid_id",
        problems: { "edits.1.id": { code: "does_not_exist" } },
      });
    }
    expect(await foreign.seenBy("admin")).toEqual(before);
  });

  it("are refused twice of one entry, in too great a number, or where they are none", async () => {
    const twice = await owner.refused(() => save([price("Toscana", 1), price("Toscana", 2)]));
    expect(twice.problems).toEqual({ "edits.1.id": { code: "repeated" } });
    const many = Array.from({ length: maxBulkEdits + 1 }, () => ({ id: randomUUID(), data: {} }));
    const overfull = await owner.refused(() => save(many));
    expect(overfull.problems).toEqual({ edits: { code: "above_maximum", max: maxBulkEdits } });
    const wrong = await owner.refused(() =>
      save([price("Água", 4), price("Toscana", -1), price("Calabresa", 1.001)]),
    );
    expect(Object.keys(wrong.problems ?? {})).toEqual([
      "edits.1.data.extras.price",
      "edits.2.data.extras.price",
    ]);
    // Texts have a form of their own, sold out has a call of its own, and a station might be gone.
    const foreign: [path: string, data: object][] = [
      ["title_br", { title_br: "X" }],
      ["extras.sold_out", { extras: { sold_out: true } }],
      ["extras.station", { extras: { station: randomUUID() } }],
    ];
    for (const [path, data] of foreign) {
      const edits: { id: string; data: object }[] = [{ id: owner.id("Água"), data }];
      expect((await owner.refused(() => save(edits))).problems).toEqual({
        [`edits.0.data.${path}`]: { code: "unknown_field" },
      });
    }
  });

  it("go into one call as many as it takes, with all that the owner's table has of them", async () => {
    const items = Array.from({ length: maxBulkEdits }, (_, at) => ({
      title: `Item ${at}`,
      priceCents: 99_999_999_900 + (at % 100),
    }));
    const menu = await editedMenu(testApp, [{ title: "Tudo", items }]);
    const { menu: seen } = await menu.seenBy("admin");
    const edits = (seen[0]?.items ?? []).map(({ id, active, extras }): BulkEdit => {
      const base = { price: extras.price, stock: extras.stock };
      const data = { price: base.price - 1, stock: 99_999 };
      return { id, data: { active: false, extras: data }, base: { active, extras: base } };
    });
    const { ids } = await menu.admin.content.saveValues({ body: { edits } });
    expect(ids).toHaveLength(maxBulkEdits);
  });
});

it("whatever is changed together, the same with what was seen and what is wanted changed about is as before", async () => {
  const titles = ["Calabresa", "Toscana", "Água", "Catupiry", "Cheddar", "Grande"];
  const change = fc.record({
    title: fc.constantFrom(...titles),
    price: fc.option(
      fc.nat({ max: 100_000_000_000 }).map((cents) => cents / 100),
      { nil: undefined },
    ),
    active: fc.option(fc.boolean(), { nil: undefined }),
    serves: fc.option(fc.option(fc.integer({ min: 1, max: 99 })), { nil: undefined }),
  });
  const changes = fc.uniqueArray(change, { selector: ({ title }) => title, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(changes, async (list) => {
      const before = await owner.pizzas.seenBy("admin");
      const edits: BulkEdit[] = [];
      for (const { title, price: reais, active, serves } of list) {
        const shown = await owner.seen(title);
        if (!shown || !("price" in shown.extras)) throw new Error(`${title} is no item`);
        const { price: seenPrice, serves: seenServes } = shown.extras;
        edits.push({
          id: shown.id,
          data: {
            ...(active !== undefined && { active }),
            extras: {
              ...(reais !== undefined && { price: reais }),
              ...(serves !== undefined && { serves }),
            },
          },
          base: { active: shown.active, extras: { price: seenPrice, serves: seenServes } },
        });
      }
      const { ids } = await save(edits);
      const back = edits.map(({ id, data, base }) => ({
        id,
        data: base ?? {},
        base: {
          active: data.active ?? base?.active,
          extras: { ...base?.extras, ...data.extras },
        },
      }));
      const undone = await save(back);
      expect(undone.ids).toEqual(ids);
      expect(await owner.pizzas.seenBy("admin")).toEqual(before);
    }),
    { numRuns: 25 },
  );
});
