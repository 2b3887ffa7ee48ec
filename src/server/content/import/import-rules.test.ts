import { describe, expect, it } from "vitest";
import { OperatorRefused } from "../../operator-refused.ts";
import { newAccount } from "../../testing/new-account.ts";
import { sharedApp } from "../../testing/start-app.ts";
import { csv, json, menusOf } from "./testing-menus.ts";

const testApp = sharedApp();

const { inAccount, importInto, exported, dump } = menusOf(() => testApp);

const pizza = csv(
  "Pizzas,Meia a meia,,0,,,",
  "Pizzas,Meia a meia,,,Sabores,Calabresa,50",
  "Pizzas,Meia a meia,,,Sabores,Portuguesa,60",
);
/** The same item with a group of these fields. */
const withGroup = (fields: object) =>
  json({
    categories: [
      {
        title_br: "Pizzas",
        items: [
          {
            title_br: "Meia a meia",
            price: 0,
            groups: [{ title_br: "Sabores", items: [], ...fields }],
          },
        ],
      },
    ],
  });

describe("the rules of a group in a file", () => {
  it("are taken, told and exported, and change nothing the second time", async () => {
    const account = await newAccount(testApp);
    await importInto(account, pizza);
    const menu = withGroup({ min: 2, max: 2, price_rule: "average", free_qty: 1 });
    expect(await importInto(account, menu)).toEqual({
      changes: [
        "~ Pizzas / Meia a meia / Sabores: minimo 0 → 2; maximo 0 → 2; cobranca sum → average; gratis 0 → 1",
      ],
      notes: [],
    });
    const written = await exported(account);
    expect(written.categories[0]?.items[0]?.groups[0]).toMatchObject({
      min: 2,
      max: 2,
      price_rule: "average",
      free_qty: 1,
    });
    for (const again of [menu, written])
      expect(await importInto(account, again)).toEqual({ changes: [], notes: [] });
  });

  it.each([
    [{ min: 3, max: 2 }, "o mínimo passa do máximo"],
    [{ max: 1, free_qty: 2 }, "são mais grátis do que se pode escolher"],
    [
      { min: 3, items: [{ title_br: "Calabresa", price: 1, max_qty: 1 }] },
      "não há tantas opções para escolher",
    ],
  ])("that are wrong with each other or the options are refused: %j", async (fields, problem) => {
    const account = await newAccount(testApp);
    await importInto(account, pizza);
    await importInto(
      account,
      withGroup({ items: [{ title_br: "Portuguesa", price: 60, max_qty: 1 }] }),
    );
    const before = await dump(account);
    const refusal = importInto(account, withGroup(fields));
    await expect(refusal).rejects.toThrow(new OperatorRefused(`linha 1: "Sabores": ${problem}`));
    expect(await dump(account)).toEqual(before);
  });

  it("that options no longer meet are no mistake of an export", async () => {
    const account = await newAccount(testApp);
    await importInto(account, pizza);
    await importInto(account, withGroup({ min: 2 }));
    await inAccount(account, ({ db, accountId }) =>
      db
        .deleteFrom("entries")
        .where("account_id", "=", accountId)
        .where("price_cents", ">", 0)
        .execute(),
    );
    const written = await exported(account);
    expect(await importInto(account, written)).toEqual({ changes: [], notes: [] });
  });
});
