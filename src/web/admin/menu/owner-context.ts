import { createContext, use } from "react";
import type { Category, MenuIcon, Item } from "../../../contract/content.ts";
import type { Language } from "../../../domain/languages.ts";
import type { EntryKind } from "./entry/entry-draft.ts";
import type { Entry, MenuEdits } from "./edits/menu-edits.ts";

/** The account and the menu for every entry's editor. */
export type Owner = {
  edits: MenuEdits;
  /** The languages in which texts are written, Portuguese first. */
  languages: readonly Language[];
  /** Those of them that guests can choose. */
  offered: readonly Language[];
  language: Language;
  currency: string;
  icons: readonly MenuIcon[];
  /** Asks first if other entries would be removed with it. It can be undone for a while. */
  remove: (kind: EntryKind, entry: Entry) => void;
  /** Adds a copy behind it; it can be undone for a while. */
  duplicate: (kind: EntryKind, entry: Entry) => void;
  /** Opens the choice of items that get a copy of a group. */
  copyGroup: (group: Category) => void;
  /** Adds a copy of the group to each of the items. Asked again after no answer, it still adds one to each. */
  copyGroupTo: (group: Category, itemIds: readonly string[]) => Promise<void>;
  /** Opens the choice of another place among the entries of the same parent. */
  place: (kind: EntryKind, entry: Entry) => void;
  /** Opens all entries of one parent, to put them in order. */
  sort: (kind: EntryKind, parentId: string | null) => void;
  openItem: (item: Item) => void;
};

export const OwnerContext = createContext<Owner | null>(null);

export function useOwner(): Owner {
  const owner = use(OwnerContext);
  if (!owner) throw new Error("There is no OwnerContext above this component");
  return owner;
}
