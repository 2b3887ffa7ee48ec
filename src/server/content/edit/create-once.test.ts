import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { signedInAdmin } from "../../testing/caller.ts";
import { editedMenu, type EditedMenu } from "../../testing/menu-editor.ts";
import { newUpload } from "../../testing/new-pictures.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp({ poolSize: 10 });
let pizzas: EditedMenu;
beforeEach(async () => {
  pizzas = await editedMenu(testApp);
});

const id = (title: string) => String(pizzas.ids[title]);
const addItem = (title: string, key: string, parent = "Doces") =>
  pizzas.admin.content.saveItem(
    { body: { data: { title_br: title, parent_id: id(parent) } } },
    { idempotencyKey: key },
  );

describe("what is created under a key", () => {
  it("is there once when it is sent again, and the first answer comes back", async () => {
    const { content } = pizzas.admin;
    const [pudding, sauces, pasta, hot] = [1, 2, 3, 4].map(() => randomUUID());
    const picture = await pizzas.inAccount((tx) => newUpload(tx));
    const create = async () => [
      await addItem("Pudim", pudding ?? ""),
      await content.saveCategory(
        { body: { data: { title_br: "Molhos", parent_id: id("Toscana") } } },
        { idempotencyKey: sauces ?? "" },
      ),
      await content.saveCategory(
        { body: { data: { title_br: "Massas" } } },
        { idempotencyKey: pasta ?? "" },
      ),
      await content.saveIcon(
        { body: { data: { title: "Picante", uploads: { icons: [picture] } } } },
        { idempotencyKey: hot ?? "" },
      ),
    ];
    const first = await create();
    const version = await pizzas.version();
    expect(await create()).toEqual(first);
    expect(await pizzas.version()).toBe(version);
    expect(await pizzas.outline()).toEqual([
      "Pizzas: Calabresa [Borda: Catupiry, Cheddar; Tamanho: Grande], Toscana [Molhos: ]",
      "Bebidas: Água",
      "Doces: Pudim",
      "Massas: ",
    ]);
    expect((await pizzas.seenBy("admin")).icons).toHaveLength(1);
  });

  it("is there once when it comes twenty times at once", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => addItem("Pudim", key)));
    expect(new Set(answers.map(({ newItem }) => newItem.id)).size).toBe(1);
    expect((await pizzas.outline())[2]).toBe("Doces: Pudim");
  });

  it("is another with another key, or without one", async () => {
    await addItem("Pudim", randomUUID());
    await addItem("Pudim", randomUUID());
    const body = { data: { title_br: "Pudim", parent_id: id("Doces") } };
    await pizzas.admin.content.saveItem({ body });
    await pizzas.admin.content.saveItem({ body });
    expect((await pizzas.outline())[2]).toBe("Doces: Pudim, Pudim, Pudim, Pudim");
  });

  it("is refused as something else or under what is no key, and says nothing in another account", async () => {
    const key = randomUUID();
    await addItem("Pudim", key);
    const other = await signedInAdmin(testApp, await editedMenu(testApp).then((m) => m.account));
    expect(await refusalOf(addItem("Sorvete", key))).toMatchObject({
      status: 422,
      error: "idempotency_mismatch",
    });
    expect(await refusalOf(addItem("Pudim", "12"))).toMatchObject({
      status: 422,
      fields: { "Idempotency-Key": "deve ser um UUID" },
    });
    await other.content.saveCategory(
      { body: { data: { title_br: "Massas" } } },
      { idempotencyKey: key },
    );
    expect((await pizzas.outline())[2]).toBe("Doces: Pudim");
  });

  it("can be sent again under its key after a refusal, which stored nothing", async () => {
    const key = randomUUID();
    expect(await refusalOf(addItem(" ", key))).toMatchObject({ error: "mandatory_fields" });
    await addItem("Pudim", key);
    expect((await pizzas.outline())[2]).toBe("Doces: Pudim");
  });
});
