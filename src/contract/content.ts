import * as z from "zod/mini";
import { account, featureSwitches } from "./account.ts";
import { limits } from "../domain/text-rules.ts";
import { flag01, id, image, instant, perLanguage } from "./fields.ts";
import { ignoring } from "./ignoring.ts";
import {
  bulkEdits,
  categoryEdit,
  copyPlaces,
  entryTexts,
  extrasShape,
  iconEdit,
  itemEdit,
  places,
  seenNeighbour,
  seenOrder,
} from "./menu-edits.ts";
import { maxStock } from "./menu-fields.ts";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

/** The coming times at which an entry with limited times can be had. Pages follow them to the second. */
const periods = {
  available_periods: z.optional(z.array(z.tuple([instant, instant]))),
  /** End of `available_periods`: a period that ends here may go on. */
  available_known_until: z.optional(instant),
};

/** The stock is limited. Only staff are told how much is left. */
const counted = z.optional(z.literal(true));

export const item = z.strictObject({
  id,
  parent_id: id,
  active: z.boolean(),
  ...entryTexts,
  sort: z.int(),
  uploads: z.strictObject({ images: z.array(image), icons: z.array(image) }),
  extras: z.strictObject({
    ...extrasShape("item"),
    /** When `sold_out` ends automatically. */
    sold_out_until: z.optional(instant),
    counted,
    ...periods,
    /** This was answered outside the item's times, or outside its category's. */
    off_hours: z.optional(z.literal(true)),
    icons: z.record(z.string(), z.boolean()),
  }),
});
export type Item = z.infer<typeof item>;

/** Every field of an item that a client may have: those of answers, and whether it is being edited. */
export const itemFields = [...Object.keys(item.shape), "editMode"];

export const category = z.strictObject({
  id,
  /** "menu-group" is a top-level category; "menu-subgroup" is a group of options, and its parent is the item. */
  schema: z.enum(["menu-group", "menu-subgroup"]),
  parent_id: z.nullable(id),
  active: z.boolean(),
  ...entryTexts,
  uploads: z.strictObject({ images: z.array(image) }),
  sort: z.int(),
  extras: z.strictObject({ ...extrasShape("category"), ...periods }),
  items: z.array(item),
});
export type Category = z.infer<typeof category>;

export const icon = z.strictObject({
  id,
  title: z.string(),
  /** The title in the account's other languages, if the product knows this name in them. */
  ...perLanguage("title", limits.title),
  uploads: z.strictObject({ icons: z.array(image) }),
});
export type MenuIcon = z.infer<typeof icon>;

export const menu = z.strictObject({
  menu: z.array(category),
  /** The groups of options, by the id of the item they belong to. */
  menuSubGroups: z.record(z.string(), z.array(category)),
  icons: z.array(icon),
  account,
});
export type Menu = z.infer<typeof menu>;

const byId = z.strictObject({ id });

const soldOut = z.strictObject({
  id,
  sold_out: z.boolean(),
  sold_out_until: z.optional(instant),
  counted,
});
/** Whether an item or option can be had, and whether its stock is limited. */
export type SoldOutEntry = z.infer<typeof soldOut>;

/** The state of items and options now, after something happened to one of them. */
export const menuNews = z.strictObject({ entries: z.array(soldOut) });
export type MenuNews = z.infer<typeof menuNews>;

const stock = z.nullable(z.int().check(z.minimum(0), z.maximum(maxStock)));

/** Owners do something to the entry or icon that a call names. */
const ofEntry = { access: "admin", params: byId } as const;

export const contentContract = defineContract({
  home: {
    ...wires.content.home,
    summary: "The account as guests see it",
    access: "public",
    cached: true,
    response: z.strictObject({
      account,
      /** Features that can be switched on; for admins only. */
      allowedFeatures: z.optional(featureSwitches),
    }),
  },
  menu: {
    ...wires.content.menu,
    summary: "The menu: active entries for guests, all of them for an admin",
    access: "public",
    cached: true,
    response: menu,
  },
  saveCategory: {
    ...wires.content.saveCategory,
    summary: "Add a category, or change what is given of one; `base` is what the editor saw of it",
    access: "admin",
    idempotent: "if keyed",
    body: z.strictObject({ data: categoryEdit, base: z.optional(categoryEdit) }),
    response: z.strictObject({ newCategory: category }),
    refusals: ["mandatory_fields", "invalid_id", "conflict"],
  },
  saveItem: {
    ...wires.content.saveItem,
    summary: "Add an item or option, or change what is given of one; `base` is what the editor saw",
    access: "admin",
    idempotent: "if keyed",
    body: z.strictObject({
      /** Says that the item is an option: its parent must be a group of options. */
      subItem: z.optional(z.boolean()),
      data: itemEdit,
      base: z.optional(itemEdit),
    }),
    response: z.strictObject({ newItem: item }),
    refusals: ["mandatory_fields", "invalid_id", "conflict"],
  },
  setActive: {
    ...wires.content.setActive,
    ...ofEntry,
    summary: "Show an entry to guests or not; without a value, the other way round",
    body: z.strictObject({ active: z.optional(z.boolean()) }),
    response: z.strictObject({ id, active: z.boolean() }),
  },
  setNavHide: {
    ...wires.content.setNavHide,
    ...ofEntry,
    summary: "Leave an entry out of the navigation or not; without a value, the other way round",
    body: z.strictObject({ nav_hide: z.optional(flag01) }),
    response: z.strictObject({ id, nav_hide: flag01 }),
  },
  setSoldOut: {
    ...wires.content.setSoldOut,
    summary:
      "Say that an item or option is sold out: until somebody says otherwise, for the business day, or until an instant; null: it is not. What has none left stays sold out",
    access: "staff",
    seen: true,
    params: byId,
    body: z.strictObject({
      until: z.nullable(z.union([z.enum(["reopened", "day"]), instant])),
      /** Also of the other items, or options, with the same Portuguese title; upper and lower case are the same. */
      same_title: z.optional(z.boolean()),
    }),
    response: soldOut,
  },
  stock: {
    ...wires.content.stock,
    summary: "The items and options that are counted, and how many of each are left",
    access: "staff",
    response: z.strictObject({ stock: z.array(z.strictObject({ id, left: z.int() })) }),
  },
  setStock: {
    ...wires.content.setStock,
    summary: "Say how many of an item or option are left; null: they are not counted",
    access: "staff",
    seen: true,
    params: byId,
    body: z.strictObject({ stock }),
    response: z.extend(soldOut, { stock }),
  },
  sort: {
    ...wires.content.sort,
    summary: "Put all entries of one parent in order; `base` is the order that the editor saw",
    access: "admin",
    body: z.strictObject({ data: places, base: z.optional(seenOrder) }),
    response: z.strictObject({ data: places }),
    refusals: ["invalid_id", "conflict"],
  },
  replaceCategory: {
    ...wires.content.replaceCategory,
    summary:
      "Move an item to the end of the category above, or to the start of the one below; `base` is what the editor saw",
    access: "admin",
    body: z.strictObject({
      dir: z.enum(["up", "down"]),
      item: ignoring(byId, itemFields),
      base: z.optional(seenNeighbour),
    }),
    response: z.strictObject({ item: z.strictObject({ id, parent_id: id, sort: z.int() }) }),
    refusals: ["invalid_id", "conflict"],
  },
  removeCategory: {
    ...wires.content.removeCategory,
    ...ofEntry,
    summary: "Remove a category with everything in it",
  },
  removeItem: {
    ...wires.content.removeItem,
    ...ofEntry,
    summary: "Remove an item with its options",
  },
  restore: {
    ...wires.content.restore,
    ...ofEntry,
    summary:
      "Bring back an entry or icon that was removed in the last ten minutes, with all that went with it",
    body: z.strictObject({}),
    response: byId,
    refusals: ["conflict"],
  },
  copy: {
    ...wires.content.copy,
    ...ofEntry,
    summary:
      "Copy an entry with everything in it: behind itself, or to the end of each parent that `to` names; answers the ids of the copies",
    idempotent: "if keyed",
    body: z.strictObject({ to: z.optional(copyPlaces) }),
    response: z.strictObject({ ids: z.array(id) }),
    refusals: ["invalid_id"],
  },
  saveValues: {
    ...wires.content.saveValues,
    summary:
      "Change values of several items and options, all or none; answers the ids of those that are not as before",
    access: "admin",
    body: z.strictObject({ edits: bulkEdits }),
    response: z.strictObject({ ids: z.array(id) }),
    refusals: ["invalid_id", "conflict"],
  },
  saveIcon: {
    ...wires.content.saveIcon,
    summary: "Add an icon, or change its title or picture",
    access: "admin",
    idempotent: "if keyed",
    body: z.strictObject({ data: iconEdit }),
    response: z.strictObject({ newIcon: icon }),
    refusals: ["mandatory_fields", "invalid_id"],
  },
  removeIcon: {
    ...wires.content.removeIcon,
    ...ofEntry,
    summary: "Remove an icon, from the items that show it too",
  },
});
