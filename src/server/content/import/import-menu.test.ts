import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { insertUpload } from "../../media/upload-queries.ts";
import { newAccount, type TestAccount } from "../../testing/new-account.ts";
import { sharedApp } from "../../testing/start-app.ts";
import { exportMenu } from "./export-menu.ts";
import { csv, json, menusOf } from "./testing-menus.ts";

const testApp = sharedApp();

const { inAccount, importInto, exported, dump } = menusOf(() => testApp);

/** Gives the account a picture, and an icon of that title that shows it. Answers the picture's file. */
async function newIcon(account: TestAccount, title: string): Promise<string> {
  const file = randomUUID().replaceAll("-", "");
  await inAccount(account, async (tx) => {
    const uploadId = await insertUpload(tx, { file, width: 9, height: 9, colour: "#ffffff" });
    const icon = { account_id: tx.accountId, icon_id: randomUUID(), title, upload_id: uploadId };
    await tx.db.insertInto("icons").values(icon).execute();
  });
  return file;
}

const pizzas = csv(
  'Pizzas,TOSCANA,"mussarela, calabresa",22.99,,,',
  "Pizzas,MILHO,mussarela e milho,R$ 22.99,,,",
  'Pizzas,MILHO,,,Borda,Catupiry,"3,00"',
  "Bebidas,Água,,2.30,,,",
);

describe("importing a menu", () => {
  it("adds all of it to an empty account, in the order of the file, and says so", async () => {
    const account = await newAccount(testApp);
    const { changes, notes } = await importInto(account, pizzas);
    expect(changes).toEqual([
      "+ Pizzas",
      "+ Pizzas / TOSCANA R$ 22,99",
      "+ Pizzas / MILHO R$ 22,99",
      "+ Pizzas / MILHO / Borda",
      "+ Pizzas / MILHO / Borda / Catupiry R$ 3,00",
      "+ Bebidas",
      "+ Bebidas / Água R$ 2,30",
    ]);
    expect(notes).toEqual([]);
    const { categories } = await exported(account);
    expect(
      categories.map(({ titles, items }) => [titles.br, items.map((item) => item.titles.br)]),
    ).toEqual([
      ["Pizzas", ["TOSCANA", "MILHO"]],
      ["Bebidas", ["Água"]],
    ]);
    expect(categories[0]?.items[1]?.groups[0]).toMatchObject({
      titles: { br: "Borda" },
      active: true,
      items: [{ titles: { br: "Catupiry" }, priceCents: 300, active: true }],
    });
  });

  it("updates what it finds by its titles, adds the rest behind it and removes nothing", async () => {
    const account = await newAccount(testApp);
    await importInto(account, pizzas);
    const { changes } = await importInto(
      account,
      csv(
        "bebidas,Suco,de laranja,8,,,",
        'bebidas,  ÁGUA ,com gás,"2,50",,,',
        "Pizzas,Milho,,22.99,,,",
        "Pizzas,Milho,,,Borda,Cheddar,4",
        "Pizzas,Milho,,,Tamanho,Grande,10",
      ),
    );
    expect(changes).toEqual([
      `~ bebidas: título "Bebidas" → "bebidas"`,
      "+ bebidas / Suco R$ 8,00",
      `~ bebidas / ÁGUA: título "Água" → "ÁGUA"; descrição "" → "com gás"; preço R$ 2,30 → R$ 2,50`,
      `~ Pizzas / Milho: título "MILHO" → "Milho"`,
      "+ Pizzas / Milho / Borda / Cheddar R$ 4,00",
      "+ Pizzas / Milho / Tamanho",
      "+ Pizzas / Milho / Tamanho / Grande R$ 10,00",
    ]);
    const { categories } = await exported(account);
    expect(
      categories.map(({ titles, items }) => [titles.br, items.map((item) => item.titles.br)]),
    ).toEqual([
      ["Pizzas", ["TOSCANA", "Milho"]],
      ["bebidas", ["ÁGUA", "Suco"]],
    ]);
    const groups = categories[0]?.items[1]?.groups.map(({ titles, items }) => [
      titles.br,
      items.map((option) => option.titles.br),
    ]);
    expect(groups).toEqual([
      ["Borda", ["Catupiry", "Cheddar"]],
      ["Tamanho", ["Grande"]],
    ]);
    expect(categories[0]?.items[1]?.subtitles.br).toBe("mussarela e milho");
  });

  it("leaves what the file is silent about: other languages, the inactive, the hidden", async () => {
    const account = await newAccount(testApp);
    const item = {
      title_br: "Pão",
      title_us: "Bread",
      subtitle_cn: "面包",
      price: 1,
      active: false,
    };
    await importInto(
      account,
      json({ categories: [{ title_br: "Padaria", nav_hide: true, items: [item] }] }),
    );
    const { changes } = await importInto(
      account,
      json({
        categories: [
          { title_br: "Padaria", items: [{ title_br: "Pão", title_fr: "Pain", price: 1 }] },
        ],
      }),
    );
    expect(changes).toEqual([`~ Padaria / Pão: título (fr) "" → "Pain"`]);
    expect((await exported(account)).categories[0]).toMatchObject({
      nav_hide: true,
      items: [
        {
          titles: { br: "Pão", us: "Bread", fr: "Pain" },
          subtitles: { cn: "面包" },
          active: false,
        },
      ],
    });
  });

  it("says how many people an item serves, and no more once a file says null", async () => {
    const account = await newAccount(testApp);
    const importing = (serves: number | null) => {
      const items = [{ title_br: "Moqueca", price: 90, serves }];
      return importInto(account, json({ categories: [{ title_br: "Peixes", items }] }));
    };
    await importing(2);
    expect((await exported(account)).categories[0]?.items).toMatchObject([{ serves: 2 }]);
    expect((await importing(3)).changes).toEqual(["~ Peixes / Moqueca: serve 2 → 3"]);
    expect((await importing(null)).changes).toEqual(["~ Peixes / Moqueca: serve 3 → (vazio)"]);
    expect((await exported(account)).categories[0]?.items[0]).not.toHaveProperty("serves");
  });

  it("knows an exported entry by its id, under a new title and in another place", async () => {
    const account = await newAccount(testApp);
    await importInto(account, pizzas);
    const menu = await exported(account);
    const [first, drinks] = menu.categories;
    const corn = first?.items.pop();
    if (!first || !drinks || !corn) throw new Error("the menu is not whole");
    corn.titles.br = "Milho verde";
    drinks.items.unshift(corn);
    drinks.active = false;
    expect((await importInto(account, menu)).changes).toEqual([
      "~ Bebidas: ativo → inativo",
      `~ Bebidas / Milho verde: sai de "Pizzas"; título "MILHO" → "Milho verde"`,
    ]);
    const after = await exported(account);
    expect(after.categories.map(({ items }) => items.map((item) => item.id))).toEqual([
      first.items.map((item) => item.id),
      [drinks.items[1]?.id, corn.id],
    ]);
    expect(after.categories[1]?.items[1]?.groups).toHaveLength(1);
  });

  it("takes another account's export as a file without ids", async () => {
    const [one, other] = [await newAccount(testApp), await newAccount(testApp)];
    await importInto(one, pizzas);
    const menu = await exported(one);
    const before = await dump(one);
    expect((await importInto(other, menu)).changes).toHaveLength(7);
    expect((await importInto(other, menu)).changes).toEqual([]);
    expect(await dump(one)).toEqual(before);
    const ids = new Set((await exported(other)).categories.map((category) => category.id));
    expect(menu.categories.some((category) => ids.has(category.id))).toBe(false);
  });

  it("tells entries of one title apart by their order", async () => {
    const account = await newAccount(testApp);
    const combos = (...prices: number[]) =>
      json({
        categories: [
          { title_br: "Combos", items: prices.map((price) => ({ title_br: "Combo", price })) },
        ],
      });
    await importInto(account, combos(30, 40));
    expect((await importInto(account, combos(30, 45, 50))).changes).toEqual([
      "~ Combos / Combo: preço R$ 40,00 → R$ 45,00",
      "+ Combos / Combo R$ 50,00",
    ]);
  });

  it("gives entries the pictures and icons that the account has, and names those it lacks", async () => {
    const account = await newAccount(testApp);
    const [green, hot] = [await newIcon(account, "Vegano"), await newIcon(account, "Picante")];
    const menu = (extras: object) =>
      json({
        categories: [
          {
            title_br: "Pratos",
            picture: green,
            items: [{ title_br: "Curry", price: 30, ...extras }],
          },
        ],
      });
    const first = await importInto(
      account,
      menu({ icons: ["vegano", "Nobre"], picture: "prato.jpg" }),
    );
    expect(first.notes).toEqual([
      `linha 1: a imagem "prato.jpg" não existe nesta conta`,
      `linha 1: o ícone "Nobre" não existe nesta conta`,
    ]);
    expect((await importInto(account, menu({ icons: ["Picante"], picture: hot }))).changes).toEqual(
      ["~ Pratos / Curry: outra imagem; outros ícones"],
    );
    expect((await exported(account)).categories).toMatchObject([
      { picture: green, items: [{ picture: hot, icons: ["Picante"] }] },
    ]);
    expect((await importInto(account, menu({ icons: [], picture: green }))).changes).toHaveLength(
      1,
    );
    const [category] = (await exported(account)).categories;
    expect(category?.items[0]).toMatchObject({ picture: green });
    expect(category?.items[0]?.icons).toBeUndefined();
  });

  it("says what it adds as sold out, as a file of another program may have it", async () => {
    const account = await newAccount(testApp);
    const categories = pizzas.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => ({ ...item, stock: 0 })),
    }));
    const { changes } = await importInto(account, { ...pizzas, categories }, { dryRun: true });
    expect(changes).toContain("+ Bebidas / Água R$ 2,30 (esgotado: estoque 0)");
  });

  it("tells guests once of a change, and not at all of none or of a dry run", async () => {
    const account = await newAccount(testApp);
    const told = () =>
      inAccount(account, async ({ db, accountId }) => {
        const { version } = await db
          .selectFrom("accounts")
          .select("version")
          .where("account_id", "=", accountId)
          .executeTakeFirstOrThrow();
        const events = await db
          .selectFrom("outbox")
          .select("topic")
          .where("account_id", "=", accountId)
          .execute();
        return { version, topics: events.map(({ topic }) => topic) };
      });
    const dryRun = await importInto(account, pizzas, { dryRun: true });
    expect(await told()).toEqual({ version: 1, topics: [] });
    expect(await inAccount(account, exportMenu)).toEqual({ categories: [] });
    expect(await importInto(account, pizzas)).toEqual(dryRun);
    expect(await told()).toEqual({ version: 2, topics: ["content"] });
    await importInto(account, pizzas);
    expect(await told()).toEqual({ version: 2, topics: ["content"] });
  });

  it("is one of two that come at once, and the other finds it done", async () => {
    const account = await newAccount(testApp);
    const reports = await Promise.all([1, 2, 3].map(() => importInto(account, pizzas)));
    expect(reports.map(({ changes }) => changes.length).toSorted((a, b) => a - b)).toEqual([
      0, 0, 7,
    ]);
  });

  it("leaves nothing behind when it does not come to its end", async () => {
    const account = await newAccount(testApp);
    const before = await dump(account);
    const broken = structuredClone(pizzas);
    broken.categories[1]!.items[0]!.titles.br = "x".repeat(121);
    await expect(importInto(account, broken)).rejects.toThrow("entries");
    expect(await dump(account)).toEqual(before);
  });

  it("never makes the menu larger than its owner could", async () => {
    const account = await newAccount(testApp);
    const rows = Array.from({ length: 4998 }, (_, at) => `Doces,Bala ${at},,1,,,`);
    await importInto(account, csv(...rows));
    const before = await dump(account);
    const two = csv("Doces,Bala,,2,,,", "Doces,Bolo,,3,,,");
    for (const options of [{ dryRun: true }, undefined])
      await expect(importInto(account, two, options)).rejects.toThrow(
        "O cardápio teria 5001 registros, mais do que os 5000 que pode ter",
      );
    expect(await dump(account)).toEqual(before);
    expect((await importInto(account, csv("Doces,Bala,,2,,,"))).changes).toHaveLength(1);
  });

  it("takes a menu of thousands in one go", async () => {
    const account = await newAccount(testApp);
    const rows = Array.from(
      { length: 3000 },
      (_, at) => `Categoria ${at % 30},Item ${at},,${at % 90},,,`,
    );
    expect((await importInto(account, csv(...rows))).changes).toHaveLength(3030);
    expect((await importInto(account, csv(...rows))).changes).toEqual([]);
  });
});
