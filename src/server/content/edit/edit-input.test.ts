import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { editedMenu, type EditedMenu } from "../../testing/menu-editor.ts";
import { newEntryImage, newIcon, newUpload } from "../../testing/new-pictures.ts";
import { rawCall } from "../../testing/raw-call.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp();
let own: EditedMenu;
let foreign: EditedMenu;
beforeAll(async () => {
  own = await withPictures(await editedMenu(testApp));
  foreign = await withPictures(await editedMenu(testApp));
});

async function withPictures(menu: EditedMenu): Promise<EditedMenu> {
  const water = String(menu.ids["Água"]);
  await menu.inAccount(async (tx) => {
    await newEntryImage(tx, { entryId: water });
    menu.ids["an icon"] = await newIcon(tx, { itemId: water, title: "Picante" });
    menu.ids["an upload"] = await newUpload(tx);
  });
  return menu;
}

/** All rows of an account's menu. */
function dump({ inAccount }: EditedMenu): Promise<string> {
  return inAccount(async ({ db, accountId }) => {
    const rows: string[] = [];
    for (const table of ["entries", "entry_images", "entry_icons", "icons", "uploads"] as const) {
      const found = await db
        .selectFrom(table)
        .selectAll()
        .where("account_id", "=", accountId)
        .execute();
      // A table gives its rows in any order.
      rows.push(...found.map((row) => JSON.stringify(row)).toSorted());
    }
    return rows.join("\n");
  });
}

/** Stands for an id: the account's own, another account's or nobody's, and of which entry, icon or upload. */
const anyId = fc
  .tuple(
    fc.constantFrom("own", "foreign", "nobody"),
    fc.constantFrom("Pizzas", "Calabresa", "Borda", "Catupiry", "Água", "an icon", "an upload"),
  )
  .map(([whose, what]) => ({ whose, what }));
const nobody = { whose: "nobody", what: "Água" } as const;
const text = fc.oneof(
  fc.constantFrom("X", " ", "", "<script>alert(1)</script>", "a\0b", "\ud83c", "🍕".repeat(80)),
  fc.string({ unit: "binary", maxLength: 10 }),
);
const price = fc.oneof(fc.constantFrom(0, 22.99, -1, 1e9, 1e300, 0.001), fc.double());
const flag = fc.oneof(fc.boolean(), fc.constantFrom(0, 1, 2, null, "1"));
const few = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { maxLength: 3 });

const edit = fc.record(
  {
    id: anyId,
    parent_id: fc.option(anyId),
    title_br: text,
    title_us: text,
    subtitle_cn: text,
    active: flag,
    uploads: fc.record({ images: few(anyId), icons: few(anyId) }, { requiredKeys: [] }),
    extras: fc.record(
      { price, nav_hide: flag, icons: fc.option(few(fc.tuple(anyId, flag))) },
      { requiredKeys: [] },
    ),
    title: text,
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  fc.record({ data: edit, base: edit, subItem: flag }, { requiredKeys: ["data"] }),
  fc.record({ data: few(fc.record({ id: anyId, sort: fc.integer() })) }),
  fc.record({ dir: fc.constantFrom("up", "down", "left"), item: fc.record({ id: anyId }) }),
  fc.record({ active: flag, nav_hide: flag }, { requiredKeys: [] }),
  fc.record({ to: few(anyId) }, { requiredKeys: [] }),
  fc.record({
    edits: few(fc.record({ id: anyId, data: edit, base: edit }, { requiredKeys: ["id", "data"] })),
  }),
  fc.constant(undefined),
);
const route = fc.constantFrom(
  "POST content/menu/category",
  "POST content/menu/item",
  "POST content/menu/icon",
  "PUT content/sort",
  "PUT content/replaceCategory",
  "PUT content/ID/active",
  "PUT content/ID/navHide",
  "POST content/ID/restore",
  "POST content/ID/copy",
  "PUT content/bulk",
  "DELETE content/menu/category/ID",
  "DELETE content/menu/item/ID",
  "DELETE content/menu/icon/ID",
);

/** Puts real ids where the value stands for them. A list of pairs becomes an object, whose keys may be ids. */
function withIds(value: unknown): unknown {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every((one) => Array.isArray(one) && one.length === 2))
      return Object.fromEntries(value.map(([key, inner]) => [withIds(key), inner]));
    return value.map(withIds);
  }
  if (typeof value !== "object" || value === null) return value;
  if ("whose" in value && "what" in value) {
    const menu = { own, foreign }[String(value.whose)];
    return menu?.ids[String(value.what)] ?? "0193f000-0000-7000-8000-000000000000";
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withIds(inner)]));
}

it("whatever an owner sends, it is done or refused, and another account is as it was", async () => {
  const before = await dump(foreign);
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(route, body, anyId, async (name, sent, id) => {
      const [method, path = ""] = name.split(" ");
      const payload = method === "DELETE" ? undefined : withIds(sent);
      const answer = await rawCall(testApp, {
        method: method === "PUT" || method === "DELETE" ? method : "POST",
        url: `/v2.0/${path.replace("ID", String(withIds(id)))}`,
        host: own.account.host,
        token: own.admin.token(),
        ...(payload === undefined ? {} : { body: payload }),
      });
      statuses.add(answer.status);
      expect([200, 204, 400, 404, 409, 422]).toContain(answer.status);
    }),
    // Most runs, but not all, make up a call that names nothing of the account.
    { numRuns: 600, examples: [["PUT content/sort", { data: [{ id: nobody, sort: 1 }] }, nobody]] },
  );
  // The generated calls were close enough to valid ones for some to succeed.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 204, 400, 404, 422]));
  expect(await dump(foreign)).toBe(before);
  await own.outline("admin");
  expect(testApp.logLines.join("")).toBe("");
});
