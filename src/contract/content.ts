import * as z from "zod/mini";
import { limits } from "../domain/text-rules.ts";
import { account } from "./account.ts";
import { flag01, id, image, perLanguage, reais } from "./fields.ts";
import { defineContract } from "./route.ts";
import { contentWire as wire } from "./wire.ts";

const texts = {
  ...perLanguage("title", limits.title),
  ...perLanguage("subtitle", limits.subtitle),
};

export const item = z.strictObject({
  id,
  parent_id: id,
  active: z.boolean(),
  ...texts,
  sort: z.int(),
  uploads: z.strictObject({ images: z.array(image), icons: z.array(image) }),
  extras: z.strictObject({
    price: reais,
    icons: z.record(z.string(), z.boolean()),
    nav_hide: flag01,
  }),
});
export type Item = z.infer<typeof item>;

export const category = z.strictObject({
  id,
  /** "menu-group" stands at the top; "menu-subgroup" is a group of options of the item that is its parent. */
  schema: z.enum(["menu-group", "menu-subgroup"]),
  parent_id: z.nullable(id),
  active: z.boolean(),
  ...texts,
  uploads: z.strictObject({ images: z.array(image) }),
  sort: z.int(),
  extras: z.strictObject({ nav_hide: flag01 }),
  items: z.array(item),
});
export type Category = z.infer<typeof category>;

export const icon = z.strictObject({
  id,
  title: z.string(),
  uploads: z.strictObject({ icons: z.array(image) }),
});
export type Icon = z.infer<typeof icon>;

export const menu = z.strictObject({
  menu: z.array(category),
  /** The groups of options, by the id of the item they belong to. */
  menuSubGroups: z.record(z.string(), z.array(category)),
  icons: z.array(icon),
  account,
});
export type Menu = z.infer<typeof menu>;

export const contentContract = defineContract({
  home: {
    ...wire.home,
    summary: "The account as guests see it",
    access: "public",
    mode: "read",
    cached: true,
    response: z.strictObject({ account }),
  },
  menu: {
    ...wire.menu,
    summary: "The menu: active entries for guests, all of them for an admin",
    access: "public",
    mode: "read",
    cached: true,
    response: menu,
  },
});
