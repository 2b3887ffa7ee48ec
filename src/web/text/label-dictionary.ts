import { erasedName } from "../../domain/erased-name.ts";
import { orderStatuses, orderTabs } from "../../domain/order-status.ts";
import { portugueseLabels, paymentMethodLabels } from "../../domain/labels.ts";
import { printLayoutLabels } from "../../domain/print-layout.ts";
import { dictionary } from "./spoken-language.ts";

type Labelled<Row extends { label: string }, Key extends keyof Row> = {
  [One in Row as One[Key] & PropertyKey]: One["label"];
};

function labelled<Row extends { label: string }, Key extends keyof Row>(
  rows: readonly Row[],
  key: Key,
): Labelled<Row, Key> {
  return Object.fromEntries(rows.map((row) => [row[key], row.label])) as Labelled<Row, Key>;
}

/**
 * Labels of statuses, methods and places, in Portuguese. Paper and messages always use these, the language of the
 * business; see dictionary.ts.
 */
export const labelText = dictionary("label", {
  statuses: labelled(orderStatuses, "id"),
  tabs: labelled(orderTabs, "key"),
  methods: paymentMethodLabels,
  layouts: printLayoutLabels,
  takeout: portugueseLabels.takeout,
  nameErased: erasedName,
  table: portugueseLabels.table,
  roomOrTable: portugueseLabels.roomOrTable,
});
