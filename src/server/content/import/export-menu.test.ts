import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { menuFields } from "../../../contract/menu-fields.ts";
import { languages } from "../../../domain/languages.ts";
import { rulesProblem } from "../../../domain/rules-problem.ts";
import { hasForbiddenCharacters, writtenText } from "../../../domain/text-rules.ts";
import { newAccount } from "../../testing/new-account.ts";
import { sharedApp } from "../../testing/start-app.ts";
import { menusOf } from "./testing-menus.ts";
import type { MenuFile } from "./menu-file/menu-file.ts";
import { anyValues } from "./menu-file/testing-values.ts";

const testApp = sharedApp();
const { inAccount, importInto, exported, dump } = menusOf(() => testApp);

const text = (maxLength: number) =>
  fc
    .oneof(
      fc.constantFrom("Pizza", "PIZZA", "Suco  de uva", "Água", "水"),
      fc.string({ unit: "binary", minLength: 1, maxLength }),
    )
    .map((written) => writtenText(written.slice(0, maxLength)))
    .filter((written) => written !== "" && !hasForbiddenCharacters(written));
const texts = (maxLength: number) =>
  fc.record(Object.fromEntries(languages.map((language) => [language, text(maxLength)])), {
    requiredKeys: [],
  });
const titles = fc.tuple(texts(120), text(120)).map(([all, br]) => ({ ...all, br }));
const common = {
  titles,
  subtitles: texts(500),
  line: fc.constant(0),
};
const group = fc
  .record({
    ...common,
    ...anyValues("group"),
    items: fc.array(fc.record({ ...common, ...anyValues("option") }), { maxLength: 3 }),
  })
  .map((given) => {
    const { min, max, price_rule: priceRule, free_qty: freeQty } = given;
    const options = given.items.map(({ max_qty: maxQty }) => ({ maxQty }));
    const isWrong = rulesProblem({ min, max, priceRule, freeQty }, options) !== undefined;
    return isWrong ? { ...given, min: 0, max: 0 } : given;
  });
const item = fc.record({
  ...common,
  ...anyValues("item"),
  groups: fc.array(group, { maxLength: 2 }),
});
const category = fc.record({
  ...common,
  ...anyValues("category"),
  items: fc.array(item, { maxLength: 4 }),
});
const anyMenu = fc.record({ categories: fc.array(category, { maxLength: 3 }) });

/** The menu as an export has it, without what depends on the account. */
function bare(menu: MenuFile): unknown {
  return JSON.parse(
    JSON.stringify(menu, (key, value: unknown) =>
      ["id", "line"].includes(key) || isLeftOut(key, value) ? undefined : value,
    ),
  );
}

const isLeftOut = (key: string, value: unknown) =>
  menuFields.some(
    ({ name, usual, inFiles }) =>
      name === key &&
      (inFiles === "import only" || (usual === value && inFiles === "unless usual")),
  );

describe("any menu", () => {
  it("is exported as it was imported, and neither the file nor the export changes anything again", async () => {
    const account = await newAccount(testApp);
    await fc.assert(
      fc.asyncProperty(anyMenu, async (menu) => {
        await inAccount(account, ({ db, accountId }) =>
          db.deleteFrom("entries").where("account_id", "=", accountId).execute(),
        );
        await importInto(account, menu);
        const before = await dump(account);
        const written = await exported(account);
        expect(bare(written)).toEqual(bare(menu));
        for (const again of [menu, written])
          expect(await importInto(account, again)).toEqual({ changes: [], notes: [] });
        expect(await dump(account)).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });
});

describe("an export that is edited and imported", () => {
  it("leaves what has been sold meanwhile as it is", async () => {
    const account = await newAccount(testApp);
    const counted = { titles: { br: "Bolo" }, subtitles: {}, priceCents: 900, stock: 12, line: 0 };
    const items = [{ ...counted, groups: [] }];
    const cakes = { titles: { br: "Bolos" }, subtitles: {}, line: 0, items };
    await importInto(account, { categories: [cakes] });
    const written = await exported(account);
    const set = (stock: number) =>
      inAccount(account, ({ db, accountId }) =>
        db
          .updateTable("entries")
          .set({ stock })
          .where("account_id", "=", accountId)
          .where("stock", "is not", null)
          .returning("stock")
          .execute(),
      );
    await set(3);
    expect(await importInto(account, written)).toEqual({ changes: [], notes: [] });
    expect((await importInto(account, { categories: [cakes] })).changes).toHaveLength(1);
    expect(await set(5)).toEqual([{ stock: 5 }]);
  });
});
