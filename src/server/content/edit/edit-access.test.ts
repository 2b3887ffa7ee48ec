import { beforeAll, describe, expect, it } from "vitest";
import { newCaller, signedInAttendant, type Caller } from "../../testing/caller.ts";
import { editedMenu, type EditedMenu } from "../../testing/menu-editor.ts";
import { newOrder } from "../../testing/new-order.ts";
import { newUpload } from "../../testing/new-pictures.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp();
let pizzas: EditedMenu;
let uploadId: string;
beforeAll(async () => {
  pizzas = await editedMenu(testApp);
  uploadId = await pizzas.inAccount((tx) => newUpload(tx));
});

/** Every call that changes the menu, made as the caller. */
const changes: [name: string, make: (caller: Caller) => Promise<unknown>][] = [
  ["saveCategory", ({ content }) => content.saveCategory({ body: { data: { title_br: "X" } } })],
  [
    "saveItem",
    ({ content }) => content.saveItem({ body: { data: { id: water(), title_br: "X" } } }),
  ],
  ["setActive", ({ content }) => content.setActive({ params: { id: water() }, body: {} })],
  ["setNavHide", ({ content }) => content.setNavHide({ params: { id: water() }, body: {} })],
  ["sort", ({ content }) => content.sort({ body: { data: [{ id: water(), sort: 0 }] } })],
  ["sort of nothing", ({ content }) => content.sort({ body: { data: [] } })],
  [
    "replaceCategory",
    ({ content }) => content.replaceCategory({ body: { dir: "up", item: { id: water() } } }),
  ],
  ["removeCategory", ({ content }) => content.removeCategory({ params: { id: drinks() } })],
  ["removeItem", ({ content }) => content.removeItem({ params: { id: water() } })],
  ["restore", ({ content }) => content.restore({ params: { id: water() }, body: {} })],
  ["copy", ({ content }) => content.copy({ params: { id: water() }, body: {} })],
  [
    "saveValues",
    ({ content }) =>
      content.saveValues({ body: { edits: [{ id: water(), data: { active: false } }] } }),
  ],
  ["saveValues of nothing", ({ content }) => content.saveValues({ body: { edits: [] } })],
  [
    "saveIcon",
    ({ content }) =>
      content.saveIcon({ body: { data: { title: "X", uploads: { icons: [uploadId] } } } }),
  ],
  ["removeIcon", ({ content }) => content.removeIcon({ params: { id: water() } })],
];
const water = () => String(pizzas.ids["Água"]);
const drinks = () => String(pizzas.ids["Bebidas"]);

describe.each(changes)("%s", (_, change) => {
  it("is for admins alone, and for those of the account", async () => {
    const stranger = await editedMenu(testApp);
    const foreign = newCaller(testApp, pizzas.account);
    foreign.useToken(stranger.admin.token());
    await newOrder(pizzas.guest, water());
    const before = [await pizzas.seenBy("admin"), await pizzas.version()];
    for (const [caller, status, error] of [
      [newCaller(testApp, pizzas.account), 400, "auth_required"],
      [pizzas.guest, 403, "access_denied"],
      [await signedInAttendant(testApp, pizzas.account), 403, "access_denied"],
      [foreign, 403, "access_denied"],
    ] as const) {
      expect(await refusalOf(change(caller))).toMatchObject({ status, error });
    }
    expect([await pizzas.seenBy("admin"), await pizzas.version()]).toEqual(before);
  });
});
