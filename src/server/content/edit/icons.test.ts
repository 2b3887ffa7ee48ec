import { beforeEach, describe, expect, it } from "vitest";
import { editedMenu, type EditedMenu } from "../../testing/menu-editor.ts";
import { newUpload } from "../../testing/new-pictures.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { sharedApp } from "../../testing/start-app.ts";

let clock = Date.now();
const testApp = sharedApp({ now: () => new Date(clock) });
let pizzas: EditedMenu;
let uploads: string[];
beforeEach(async () => {
  clock = Date.now();
  pizzas = await editedMenu(testApp);
  uploads = await pizzas.inAccount(async (tx) => [await newUpload(tx), await newUpload(tx)]);
});

const save = (data: { id?: string; title?: string; uploads?: { icons: string[] } }) =>
  pizzas.admin.content.saveIcon({ body: { data } });
const add = async (title: string) =>
  (await save({ title, uploads: { icons: uploads.slice(0, 1) } })).newIcon;
const remove = (id: string) => pizzas.admin.content.removeIcon({ params: { id } });
const restore = (id: string) => pizzas.admin.content.restore({ params: { id }, body: {} });
const seen = async () => (await pizzas.seenBy("guest")).icons.map((icon) => icon.title);
const show = (...iconIds: string[]) =>
  pizzas.admin.content.saveItem({
    body: {
      data: {
        id: String(pizzas.ids["Água"]),
        extras: { icons: Object.fromEntries(iconIds.map((iconId) => [iconId, true])) },
      },
    },
  });
const shown = async () => (await pizzas.seenBy("guest")).menu[1]?.items[0]?.extras.icons;

describe("an icon", () => {
  it("is added behind the others, and everybody sees it", async () => {
    const icon = await add(" Picante ");
    expect(icon).toMatchObject({ title: "Picante", uploads: { icons: [{ id: uploads[0] }] } });
    await add("Vegano");
    const { icons } = await pizzas.seenBy("guest");
    expect(icons.map((one) => one.title)).toEqual(["Picante", "Vegano"]);
    expect(icons[0]).toEqual(icon);
    expect(await pizzas.version()).toBe(3);
  });

  it("changes its title and its picture, for every item that shows it", async () => {
    const icon = await add("Picante");
    await show(icon.id);
    expect((await save({ id: icon.id, title: "Ardido" })).newIcon).toMatchObject({
      id: icon.id,
      title: "Ardido",
      uploads: { icons: [{ id: uploads[0] }] },
    });
    await save({ id: icon.id, uploads: { icons: uploads.slice(1) } });
    const { menu, icons } = await pizzas.seenBy("guest");
    expect(icons).toMatchObject([{ title: "Ardido", uploads: { icons: [{ id: uploads[1] }] } }]);
    expect(menu[1]?.items[0]?.uploads.icons.map((image) => image.id)).toEqual([uploads[1]]);
  });

  it("needs a title and a picture", async () => {
    const icon = await add("Picante");
    const picture = { icons: uploads.slice(0, 1) };
    const cases: [path: string, data: Parameters<typeof save>[0]][] = [
      ["data.title", { uploads: picture }],
      ["data.title", { title: " ", uploads: picture }],
      ["data.title", { id: icon.id, title: "" }],
      ["data.uploads.icons", { title: "Vegano" }],
      ["data.uploads.icons", { title: "Vegano", uploads: { icons: [] } }],
      ["data.uploads.icons", { id: icon.id, uploads: { icons: [] } }],
    ];
    for (const [path, data] of cases) {
      const refusal = await refusalOf(save(data));
      expect([refusal.status, refusal.error]).toEqual([400, "mandatory_fields"]);
      expect(Object.keys(refusal.fields ?? {})).toEqual([path]);
    }
    expect(await seen()).toEqual(["Picante"]);
  });

  it("has a title that no other icon of the account has", async () => {
    await add("Picante");
    const other = await add("Vegano");
    for (const call of [() => add("Picante"), () => save({ id: other.id, title: "Picante" })]) {
      expect(await refusalOf(call())).toMatchObject({
        status: 422,
        fields: { "data.title": "já existe um ícone com este título" },
      });
    }
    expect(await seen()).toEqual(["Picante", "Vegano"]);
  });

  it("is of the account, as is its picture", async () => {
    const stranger = await editedMenu(testApp);
    const icon = await add("Picante");
    const ofStranger = stranger.admin.content;
    expect(
      await refusalOf(ofStranger.saveIcon({ body: { data: { id: icon.id, title: "Meu" } } })),
    ).toMatchObject({ error: "invalid_id", fields: { "data.id": "não existe" } });
    const theirs = uploads.slice(0, 1);
    expect(
      await refusalOf(
        ofStranger.saveIcon({ body: { data: { title: "Meu", uploads: { icons: theirs } } } }),
      ),
    ).toMatchObject({ error: "invalid_id", fields: { "data.uploads.icons.0": "não existe" } });
    const params = { id: icon.id };
    expect(await refusalOf(ofStranger.removeIcon({ params }))).toMatchObject({
      error: "not_found",
    });
    expect(await seen()).toEqual(["Picante"]);
  });

  it("goes from the items that show it, and comes back to them", async () => {
    const [hot, vegan] = [await add("Picante"), await add("Vegano")];
    await show(hot.id, vegan.id);
    await remove(hot.id);
    expect([await seen(), await shown()]).toEqual([["Vegano"], { [vegan.id]: true }]);
    expect(await refusalOf(remove(hot.id))).toMatchObject({ status: 404 });
    expect(await refusalOf(save({ id: hot.id, title: "X" }))).toMatchObject({
      error: "invalid_id",
    });
    expect(await refusalOf(show(hot.id))).toMatchObject({ error: "invalid_id" });
    await restore(hot.id);
    expect(await seen()).toEqual(["Picante", "Vegano"]);
    expect(await shown()).toEqual({ [hot.id]: true, [vegan.id]: true });
  });

  it("does not come back beside another of its title, nor after ten minutes", async () => {
    const icon = await add("Picante");
    await remove(icon.id);
    const other = await add("Picante");
    expect(await refusalOf(restore(icon.id))).toMatchObject({ status: 409, error: "conflict" });
    await remove(other.id);
    clock += 10 * 60_000 + 1;
    expect(await refusalOf(restore(other.id))).toMatchObject({ status: 404, error: "not_found" });
    expect(await seen()).toEqual([]);
  });

  it("is one of at most 200", async () => {
    await pizzas.inAccount(async ({ db, accountId }) => {
      const rows = Array.from({ length: 199 }, (_, sort) => ({
        account_id: accountId,
        icon_id: crypto.randomUUID(),
        title: `Ícone ${sort}`,
        upload_id: String(uploads[0]),
        sort,
      }));
      await db.insertInto("icons").values(rows).execute();
    });
    await add("O último");
    expect(await refusalOf(add("Mais um"))).toMatchObject({
      status: 422,
      fields: { data: "no máximo 200 ícones" },
    });
  });
});
