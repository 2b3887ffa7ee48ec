import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Relay } from "../../live/relay.ts";
import { listening, patience } from "../../live/testing-shops.ts";
import { newCaller } from "../../testing/caller.ts";
import { originOf } from "../../testing/listen.ts";
import { editedMenu, type EditedMenu } from "../../testing/menu-editor.ts";
import { newUpload } from "../../testing/new-pictures.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { startTestRelay } from "../../testing/start-test-relay.ts";

let testApp: TestApp;
let relay: Relay;
let menu: EditedMenu;
let iconId: string;
beforeAll(async () => {
  relay = await startTestRelay();
  testApp = await startApp({ events: relay });
  menu = await editedMenu(testApp);
});
afterAll(async () => {
  await testApp.close();
  await relay.close();
});

const id = (title: string) => String(menu.ids[title]);
const content = () => menu.admin.content;

/** Every change, in an order in which each of them changes what guests see. */
const changes: [name: string, make: () => Promise<unknown>][] = [
  ["saveCategory", () => content().saveCategory({ body: { data: { title_br: "Sucos" } } })],
  [
    "saveItem",
    () => content().saveItem({ body: { data: { id: id("Água"), extras: { price: 5 } } } }),
  ],
  ["setActive", () => content().setActive({ params: { id: id("Cheddar") }, body: {} })],
  ["setNavHide", () => content().setNavHide({ params: { id: id("Doces") }, body: {} })],
  [
    "sort",
    () =>
      content().sort({
        body: {
          data: [
            { id: id("Toscana"), sort: 0 },
            { id: id("Calabresa"), sort: 1 },
          ],
        },
      }),
  ],
  [
    "replaceCategory",
    () => content().replaceCategory({ body: { dir: "up", item: { id: id("Água") } } }),
  ],
  ["removeItem", () => content().removeItem({ params: { id: id("Água") } })],
  ["removeCategory", () => content().removeCategory({ params: { id: id("Borda") } })],
  ["restore", () => content().restore({ params: { id: id("Água") }, body: {} })],
  ["copy", () => content().copy({ params: { id: id("Água") }, body: {} })],
  [
    "saveValues",
    () =>
      content().saveValues({
        body: { edits: [{ id: id("Água"), data: { extras: { price: 6 } } }] },
      }),
  ],
  [
    "saveIcon",
    async () => {
      const uploadId = await menu.inAccount((tx) => newUpload(tx));
      const data = { title: "Picante", uploads: { icons: [uploadId] } };
      iconId = (await content().saveIcon({ body: { data } })).newIcon.id;
    },
  ],
  ["removeIcon", () => content().removeIcon({ params: { id: iconId } })],
];

describe.each(changes)("%s", (_, change) => {
  it("makes a version of the account, and changes what guests are answered from the cache", async () => {
    const [version, before] = [await menu.version(), await menu.seenBy("guest")];
    expect(await menu.seenBy("guest")).toEqual(before);
    await change();
    expect(await menu.version()).toBe(version + 1);
    await expect
      .poll(() => menu.seenBy("guest"), { timeout: 5000, interval: 20 })
      .not.toEqual(before);
  });
});

it("an item is sold out on open pages, or no longer, by whatever happens to what must be chosen of it", async () => {
  const one = await editedMenu(testApp);
  const { account, admin } = one;
  const of = (title: string) => String(one.ids[title]);
  const call = admin.content;
  await call.saveCategory({ body: { data: { id: of("Tamanho"), extras: { min: 1 } } } });
  await originOf(testApp);
  const shop = { account, itemId: of("Calabresa"), admin };
  const { events } = await listening(testApp, { shop, caller: newCaller(testApp, account) });
  const told = async (itemId: string, isSoldOut: boolean) => {
    const entry = expect.objectContaining({ id: itemId, sold_out: isSoldOut });
    const news = expect.objectContaining({ entries: expect.arrayContaining([entry]) });
    await vi.waitFor(() => expect(events.at(-1)?.data).toEqual(news), patience);
  };
  const calabresa = of("Calabresa");
  const large = { params: { id: of("Grande") } };
  await call.replaceCategory({ body: { dir: "up", item: large.params } });
  await told(calabresa, true);
  await call.replaceCategory({ body: { dir: "down", item: large.params } });
  await told(calabresa, false);
  await call.setActive({ ...large, body: { active: false } });
  await told(calabresa, true);
  await call.saveValues({ body: { edits: [{ id: of("Grande"), data: { active: true } }] } });
  await told(calabresa, false);
  await call.saveValues({
    body: { edits: [{ id: of("Grande"), data: { extras: { stock: 0 } } }] },
  });
  await told(calabresa, true);
  const medium = { title_br: "Média", parent_id: of("Tamanho"), extras: { stock: 5 } };
  const { newItem } = await call.saveItem({ body: { subItem: true, data: medium } });
  await told(calabresa, false);
  await call.removeItem({ params: { id: newItem.id } });
  await told(calabresa, true);
  await call.restore({ params: { id: newItem.id }, body: {} });
  await told(calabresa, false);
  await call.removeItem({ params: { id: newItem.id } });
  await call.copy({ params: { id: of("Tamanho") }, body: { to: [of("Toscana")] } });
  await told(of("Toscana"), true);
});
