import { beforeEach, describe, expect, it } from "vitest";
import type { Account } from "../../../contract/account.ts";
import type { Category, MenuIcon, Item, Menu } from "../../../contract/content.ts";
import { inEachLanguage } from "../../account/in-each-language.ts";
import { editedMenu, type EditedMenu } from "../../testing/menu-editor.ts";
import { newEntryImage, newIcon, newUpload } from "../../testing/new-pictures.ts";
import { rawCall, type RawCall } from "../../testing/raw-call.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { settingsExample } from "../../testing/settings-example.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp();
let shop: EditedMenu;
let before: Menu;
beforeEach(async () => {
  shop = await fullMenu();
  before = await shop.seenBy("admin");
});

/** A menu in which every field of every entry says something. */
async function fullMenu(): Promise<EditedMenu> {
  const menu = await editedMenu(testApp);
  const { admin, ids } = menu;
  const pictures = await menu.inAccount(async (tx) => {
    for (const title of Object.keys(ids))
      await newEntryImage(tx, { entryId: String(ids[title]), position: 0 });
    const calabresa = String(ids["Calabresa"]);
    await newEntryImage(tx, { entryId: calabresa, position: 1 });
    const icons = [
      await newIcon(tx, { itemId: calabresa, title: "Picante" }),
      await newIcon(tx, { itemId: String(ids["Catupiry"]), title: "Vegano", sort: 1 }),
    ];
    return { icons, logo: await newUpload(tx), banner: await newUpload(tx) };
  });
  const texts = {
    ...inEachLanguage("title", "Da casa"),
    ...inEachLanguage("subtitle", "Como a avó fazia"),
  };
  const look = { ...texts, active: false };
  for (const title of ["Pizzas", "Borda"]) {
    const data = { id: String(ids[title]), ...look, extras: { nav_hide: 1 as const } };
    await admin.content.saveCategory({ body: { data } });
  }
  for (const title of ["Calabresa", "Catupiry"]) {
    const data = { id: String(ids[title]), ...look, extras: { nav_hide: 1 as const, price: 12.5 } };
    await admin.content.saveItem({ body: { data } });
  }
  const { logo, banner } = pictures;
  await admin.account.save({
    body: { ...settingsExample, data: { ...settingsExample.data, logo, banner } },
  });
  return menu;
}

const put = (path: string, body: unknown) => send({ method: "PUT", url: `/v2.0/${path}`, body });
const post = (path: string, body: unknown) => send({ method: "POST", url: `/v2.0/${path}`, body });

/** Sends a call as any client of the specification may, not only as our own does. */
async function send(call: Pick<RawCall, "method" | "url" | "body">): Promise<unknown> {
  const token = shop.admin.token();
  const answer = await rawCall(testApp, { ...call, host: shop.account.host, token });
  expect([answer.status, answer.body.fields], call.url).toEqual([200, undefined]);
  return answer.body;
}

const categoriesOf = ({ menu, menuSubGroups }: Menu): Category[] => [
  ...menu,
  ...Object.values(menuSubGroups).flat(),
];
const itemsOf = (menu: Menu): Item[] => categoriesOf(menu).flatMap((category) => category.items);

describe("fault 50: what the product answers is taken when it is sent back", () => {
  it("takes every category, group, item, option and icon of a full menu, and changes nothing", async () => {
    const [categories, items] = [categoriesOf(before), itemsOf(before)];
    expect([categories.length, items.length, before.icons.length]).toEqual([5, 6, 2]);
    for (const category of categories) {
      expect(await post("content/menu/category", { data: category })).toEqual({
        newCategory: category,
      });
    }
    for (const item of items) {
      expect(await post("content/menu/item", { data: item })).toEqual({ newItem: item });
    }
    for (const icon of before.icons) {
      expect(await post("content/menu/icon", { data: icon })).toEqual({ newIcon: icon });
    }
    expect(await shop.seenBy("admin")).toEqual(before);
  });

  it("ignores what is the server's own or a client's mark, whatever it says", async () => {
    const marks = { opened: true, editMode: "yes", sort: 99 };
    for (const category of categoriesOf(before)) {
      const data = { ...category, ...marks, schema: "menu-subgroup", items: [{ surprise: 1 }] };
      await post("content/menu/category", { data });
    }
    for (const item of itemsOf(before)) {
      const uploads = { ...item.uploads, icons: [{ id: "another" }] };
      await post("content/menu/item", { data: { ...item, ...marks, uploads } });
    }
    expect(await shop.seenBy("admin")).toEqual(before);
  });

  it("still refuses any other field, and a wrong type", async () => {
    const [item] = itemsOf(before);
    for (const [change, field] of [
      [{ surprise: 1 }, "data.surprise"],
      [{ status_id: 1 }, "data.status_id"],
      [{ active: "true" }, "data.active"],
      [{ extras: { ...item?.extras, total: 1 } }, "data.extras.total"],
      [{ uploads: { images: [{ file: "a" }] } }, "data.uploads.images.0"],
    ] as const) {
      const { status, body } = await rawCall(testApp, {
        method: "POST",
        url: "/v2.0/content/menu/item",
        host: shop.account.host,
        token: shop.admin.token(),
        body: { data: { ...item, ...change } },
      });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    }
    expect(await shop.seenBy("admin")).toEqual(before);
  });

  it("takes a picture as the specification has it, as an answer has it and by its id", async () => {
    const [item] = itemsOf(before);
    const [first, second] = item?.uploads.images ?? [];
    if (!item || !first || !second) throw new Error("No pictures");
    const { colour: _, ...bare } = first;
    const images = [second.id.toUpperCase(), bare];
    const answer = await post("content/menu/item", { data: { id: item.id, uploads: { images } } });
    expect(answer).toMatchObject({ newItem: { uploads: { images: [second, first] } } });
  });

  it("moves a whole item to the neighbouring category", async () => {
    const [pizzas] = before.menu;
    const item = { ...pizzas?.items.at(-1), editMode: false };
    await put("content/replaceCategory", { dir: "down", item });
    const { menu } = await shop.seenBy("admin");
    expect(menu[1]?.items.map(({ id }) => id)).toContain(item.id);
  });

  it("takes the settings, and the whole account", async () => {
    const { account } = before;
    await put("account", { extras: account.extras });
    await put("account", { data: account });
    expect(await shop.seenBy("admin")).toEqual(before);
  });

  it("reads the settings within a whole account, and knows what its sender saw", async () => {
    const { account } = before;
    const changed = { ...account, extras: { ...account.extras, currency: "US$ " } };
    await put("account", { data: changed, base: { data: account } });
    expect((await shop.seenBy("admin")).account).toEqual(changed satisfies Account);
    const late = { ...account, extras: { ...account.extras, currency: "€ " } };
    const body = { data: late, base: { data: account } };
    expect((await refusalOf(shop.admin.account.save({ body }))).conflicts).toEqual({
      "extras.currency": { yours: "€ ", theirs: "US$ " },
    });
  });

  it("takes the rows of who works here, and the tables", async () => {
    const { admin } = shop;
    const { users } = await admin.staff.users();
    for (const user of users) {
      expect(await put(`accountUsers/${user.id}`, { data: user })).toEqual({ user });
    }
    const { locations } = await admin.tables.list();
    expect(locations.length).toBeGreaterThan(0);
    for (const location of locations) {
      const answer = await put(`account/locations/${location.id}/addressed`, location);
      expect(answer).toEqual({ location });
    }
    expect([await admin.staff.users(), await admin.tables.list()]).toEqual([
      { users },
      { locations },
    ]);
  });

  it("notices somebody else's change behind a whole entry", async () => {
    const seen = itemsOf(before).find(({ id }) => id === shop.ids["Calabresa"]);
    if (!seen) throw new Error("No item");
    const mine = { ...seen, uploads: { ...seen.uploads, images: seen.uploads.images.slice(1) } };
    const save = (data: Item) => shop.admin.content.saveItem({ body: { data, base: seen } });
    const { newItem: theirs } = await save({
      ...seen,
      title_us: "Theirs",
      uploads: { ...seen.uploads, images: seen.uploads.images.slice(0, 1) },
    });
    expect((await refusalOf(save(mine))).conflicts).toEqual({
      "data.title_us": { yours: "Da casa", theirs: "Theirs" },
      "data.uploads.images": { yours: mine.uploads.images, theirs: theirs.uploads.images },
    });
  });

  it("leaves an item where somebody else has moved it", async () => {
    const seen = before.menu[0]?.items.at(-1);
    if (!seen) throw new Error("No item");
    await put("content/replaceCategory", { dir: "down", item: { id: seen.id } });
    const data = { ...seen, title_br: "Outro nome" };
    const { newItem } = await shop.admin.content.saveItem({ body: { data, base: seen } });
    expect(newItem).toMatchObject({ title_br: "Outro nome", parent_id: shop.ids["Bebidas"] });
    const elsewhere = await refusalOf(shop.admin.content.saveItem({ body: { data } }));
    expect(elsewhere).toMatchObject({
      error: "invalid_id",
      fields: { "data.parent_id": "não existe" },
    });
  });

  it("takes an icon with its picture by id", async () => {
    const [icon] = before.icons;
    const data = {
      ...(icon satisfies MenuIcon | undefined),
      uploads: { icons: [icon?.uploads.icons[0]?.id] },
    };
    expect(await post("content/menu/icon", { data })).toEqual({ newIcon: icon });
  });
});
