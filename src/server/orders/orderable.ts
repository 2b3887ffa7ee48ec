import type { RuledGroup } from "../../domain/chosen-options.ts";
import type { Translations } from "../../domain/languages.ts";
import type { Cents } from "../../domain/money.ts";
import type { OrderedLine } from "./line-queries.ts";

/** A group with rules, as an order needs it. */
export type OrderableGroup = RuledGroup & { titleBr: string };

export type OrderableItem = {
  titleBr: string;
  titles: Translations;
  priceCents: Cents;
  /** 0 is no limit. */
  maxQty: number;
  /** Null for an item of the menu itself, and the item's id for an option of that item. */
  groupOf: string | null;
  /** The category or the group that it is in. */
  group: OrderedLine["children"][number]["group"];
  /** The item's groups that have rules. */
  groups: readonly OrderableGroup[];
};

/** The cart's items and options that can be ordered now, by their ids. */
export type Orderable = ReadonlyMap<string, OrderableItem>;
