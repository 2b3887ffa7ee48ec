import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "zod/v4/core";
import { contentContract, type Category, type Menu } from "../../../contract/content.ts";
import { withAccount, type Tx } from "../../db/with-account.ts";
import { newCaller, signedInAdmin, signedInAttendant } from "../../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../../testing/new-account.ts";
import { newEntryImage, newIcon } from "../../testing/new-pictures.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp();
let account: TestAccount;
let ids: Record<string, string>;
let hot: string;
let vegan: string;
beforeAll(async () => {
  account = await newAccount(testApp);
  const edges = {
    title: "Borda",
    items: [
      { title: "Catupiry", priceCents: 300 },
      { title: "Borda velha", priceCents: 1, active: false },
    ],
  };
  const closed = {
    title: "Grupo fechado",
    active: false,
    items: [{ title: "Do grupo fechado", priceCents: 1 }],
  };
  const ofHidden = {
    title: "Grupo do escondido",
    items: [{ title: "Opção do escondido", priceCents: 1 }],
  };
  ids = await newMenu(testApp, account, [
    {
      title: "Pizzas",
      items: [
        { title: "Calabresa", priceCents: 2299, groups: [edges, closed] },
        { title: "Escondido", priceCents: 1, active: false, groups: [ofHidden] },
      ],
    },
    {
      title: "Natal",
      active: false,
      items: [
        { title: "Panetone", priceCents: 1, groups: [{ title: "Grupo do Natal", items: [] }] },
      ],
    },
    { title: "Vazia", items: [] },
  ]);
  await inAccount(async (tx) => {
    await setTexts(tx, {
      entryId: String(ids["Calabresa"]),
      titles: { br: "Calabresa", us: "Sausage", cn: "香肠", fr: "" },
      subtitles: { br: "Com cebola", it: "Con cipolla" },
    });
    hot = await newIcon(tx, { itemId: String(ids["Calabresa"]), title: "Picante", sort: 2 });
    vegan = await newIcon(tx, { itemId: String(ids["Calabresa"]), title: "Vegano", sort: 1 });
    for (const position of [1, 0]) {
      await newEntryImage(tx, {
        entryId: String(ids["Calabresa"]),
        position,
        width: 1000 + position,
      });
    }
  });
});

function inAccount<Result>(run: (tx: Tx) => Promise<Result>): Promise<Result> {
  return withAccount(testApp.database, { accountId: account.accountId, mode: "write" }, run);
}

async function setTexts(
  { db, accountId }: Tx,
  { entryId, ...texts }: { entryId: string; titles: object; subtitles: object },
): Promise<void> {
  await db
    .updateTable("entries")
    .set(texts)
    .where("account_id", "=", accountId)
    .where("entry_id", "=", entryId)
    .execute();
}

const titles = (categories: Category[]) =>
  categories.map((category) => [category.title_br, ...category.items.map((item) => item.title_br)]);
const groupTitles = ({ menuSubGroups }: Menu) =>
  Object.fromEntries(
    Object.entries(menuSubGroups).map(([itemId, groups]) => [itemId, titles(groups)]),
  );

const groupIds = (menuSubGroups: Menu["menuSubGroups"]) =>
  Object.fromEntries(
    Object.values(menuSubGroups).flatMap((groups) => groups.map(({ id }) => [id, id])),
  );

const everything = () => ({
  menu: [["Pizzas", "Calabresa", "Escondido"], ["Natal", "Panetone"], ["Vazia"]],
  groups: {
    [String(ids["Calabresa"])]: [
      ["Borda", "Catupiry", "Borda velha"],
      ["Grupo fechado", "Do grupo fechado"],
    ],
    [String(ids["Escondido"])]: [["Grupo do escondido", "Opção do escondido"]],
    [String(ids["Panetone"])]: [["Grupo do Natal"]],
  },
});

describe("the menu", () => {
  it("shows guests and attendants what is active, with everything above it", async () => {
    for (const caller of [newCaller(testApp, account), await signedInAttendant(testApp, account)]) {
      const menu = await caller.content.menu();
      expect(titles(menu.menu)).toEqual([["Pizzas", "Calabresa"], ["Vazia"]]);
      expect(groupTitles(menu)).toEqual({ [String(ids["Calabresa"])]: [["Borda", "Catupiry"]] });
      expect(JSON.stringify(menu)).not.toMatch(/Escondido|escondido|Natal|Panetone|velha|fechado/);
    }
  });

  it("shows admins everything, and what of it is inactive", async () => {
    const menu = await (await signedInAdmin(testApp, account)).content.menu();
    expect({ menu: titles(menu.menu), groups: groupTitles(menu) }).toEqual(everything());
    const [pizzas, christmas] = menu.menu;
    expect([pizzas?.active, christmas?.active]).toEqual([true, false]);
    expect(pizzas?.items.map((item) => item.active)).toEqual([true, false]);
  });

  it("shows guests again what becomes active, at once", async () => {
    const guest = newCaller(testApp, account);
    const setActive = (active: boolean) =>
      inAccount(({ db, accountId }) =>
        db
          .updateTable("entries")
          .set({ active })
          .where("account_id", "=", accountId)
          .where("entry_id", "=", String(ids["Natal"]))
          .execute(),
      );
    await setActive(true);
    expect(titles((await guest.content.menu()).menu)).toContainEqual(["Natal", "Panetone"]);
    await setActive(false);
    expect(titles((await guest.content.menu()).menu)).not.toContainEqual(["Natal", "Panetone"]);
  });

  it("says the product's icons in the account's languages, and an owner's own as they are called", async () => {
    const admin = await signedInAdmin(testApp, account);
    const { languages } = (await admin.content.menu()).account.extras;
    await admin.account.save({ body: { extras: { languages: ["br", "us", "cn"] } } });
    const { icons } = await newCaller(testApp, account).content.menu();
    expect(icons.map(({ uploads: _, id: __, ...names }) => names)).toEqual([
      { title: "Vegano", title_us: "Vegan", title_cn: "纯素" },
      { title: "Picante", title_us: "Spicy", title_cn: "辣" },
    ]);
    await admin.account.save({ body: { extras: { languages } } });
    expect((await newCaller(testApp, account).content.menu()).icons).toEqual(
      icons.map(({ id, title, uploads }) => ({ id, title, uploads })),
    );
  });

  it("has an item with its texts by language, its price, pictures and icons in order", async () => {
    const { menu, menuSubGroups, icons } = await newCaller(testApp, account).content.menu();
    const image = (width: number) => ({
      id: expect.any(String),
      file: expect.stringMatching(/^[0-9a-f]{32}$/),
      width,
      height: 480,
      colour: "#aa3300",
    });
    const iconImages = new Map(icons.map((icon) => [icon.id, icon.uploads.icons[0]]));
    expect(icons.map((icon) => icon.title)).toEqual(["Vegano", "Picante"]);
    expect(menu[0]?.items[0]).toEqual({
      id: ids["Calabresa"],
      parent_id: ids["Pizzas"],
      active: true,
      title_br: "Calabresa",
      title_us: "Sausage",
      title_cn: "香肠",
      subtitle_br: "Com cebola",
      subtitle_it: "Con cipolla",
      sort: 0,
      uploads: {
        images: [image(1000), image(1001)],
        icons: [iconImages.get(vegan), iconImages.get(hot)],
      },
      extras: {
        price: 22.99,
        icons: { [vegan]: true, [hot]: true },
        nav_hide: 0,
        serves: null,
        max_qty: 0,
        available: null,
        sold_out: false,
      },
    });
    expect(menuSubGroups[String(ids["Calabresa"])]?.[0]).toMatchObject({
      id: ids["Borda"],
      schema: "menu-subgroup",
      parent_id: ids["Calabresa"],
      items: [{ title_br: "Catupiry", parent_id: ids["Borda"], extras: { price: 3 } }],
    });
    expect(menu[0]).toMatchObject({
      schema: "menu-group",
      parent_id: null,
      sort: 0,
      extras: { nav_hide: 0 },
      uploads: { images: [] },
    });
  });

  it("keeps the order of the entries, and says what the navigation leaves out", async () => {
    await inAccount(async ({ db, accountId }) => {
      const update = (title: string) =>
        db
          .updateTable("entries")
          .where("account_id", "=", accountId)
          .where("entry_id", "=", String(ids[title]));
      await update("Pizzas").set({ sort: 9, nav_hide: true }).execute();
    });
    const { menu } = await newCaller(testApp, account).content.menu();
    expect(titles(menu).map(([title]) => title)).toEqual(["Vazia", "Pizzas"]);
    expect(menu[1]?.extras.nav_hide).toBe(1);
  });

  it("fits its schema with every field in use, inactive entries and all", async () => {
    await inAccount(async (tx) => {
      const every = (text: string) =>
        Object.fromEntries(["br", "us", "es", "it", "fr", "cn"].map((of) => [of, `${text} ${of}`]));
      for (const title of ["Pizzas", "Calabresa", "Borda", "Catupiry"]) {
        const entryId = String(ids[title]);
        await setTexts(tx, { entryId, titles: every(title), subtitles: every("Texto") });
        await newEntryImage(tx, { entryId, position: 7, width: 500 });
      }
      await newIcon(tx, { itemId: String(ids["Catupiry"]), title: "Queijo", sort: 3 });
    });
    const admin = await signedInAdmin(testApp, account);
    for (const caller of [admin, newCaller(testApp, account)]) {
      const menu = await caller.content.menu();
      expect(parse(contentContract.menu.response, menu)).toStrictEqual(menu);
      const home = await caller.content.home();
      expect(parse(contentContract.home.response, home)).toStrictEqual(home);
    }
  });

  it("has each entry as it is answered where it alone is read, after a change", async () => {
    const admin = await signedInAdmin(testApp, account);
    const { menu, menuSubGroups } = await admin.content.menu();
    const categories = [...menu, ...Object.values(menuSubGroups).flat()];
    const items = categories.flatMap((category) => category.items);
    expect([categories.length, items.length]).toEqual([7, 7]);
    for (const category of categories) {
      const data = { id: category.id, title_br: category.title_br };
      expect((await admin.content.saveCategory({ body: { data } })).newCategory).toEqual(category);
    }
    for (const item of items) {
      const data = { id: item.id, title_br: item.title_br };
      const isOption = item.parent_id in groupIds(menuSubGroups);
      const { newItem } = await admin.content.saveItem({ body: { data, subItem: isOption } });
      expect(newItem).toEqual(item);
    }
  });

  it("gives the same bytes twice and never a token", async () => {
    const guest = newCaller(testApp, account);
    expect(JSON.stringify(await guest.content.menu())).toBe(
      JSON.stringify(await guest.content.menu()),
    );
    expect(guest.token()).toBeUndefined();
  });
});
