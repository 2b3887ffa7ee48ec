import { maxBulkEdits } from "../../../domain/account-limits.ts";
import type { priceTableText } from "../price-table-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const priceTable: Translated<typeof priceTableText> = {
  explanation:
    "Type over the value. Enter and the arrows change rows, Escape undoes the cell, and a column copied from a spreadsheet can be pasted.",
  item: "Item",
  columns: { priceCents: "Price", stock: "Stock", active: "Active" },
  yes: "yes",
  no: "no",
  meaningYes: ["yes", "y", "1", "x", "active", "true", "sim"],
  meaningNo: ["no", "n", "0", "", "inactive", "false", "nao"],
  noPrice: "is not a price",
  noCount: (min, max) => `${min} to ${max}`,
  noSwitch: "yes or no",
  gone: "was deleted",
  was: (value) => `was ${value || "empty"}`,
  search: "Search the table",
  withOptions: "Show the options",
  nothingFound: "Nothing found.",
  noneSign: "–",
  pasted: (count) => (count === 1 ? "1 cell pasted." : `${count} cells pasted.`),
  leftOver: (count) =>
    count === 1
      ? "1 value was left out: the table ended."
      : `${count} values were left out: the table ended.`,

  saving: {
    region: "Save the table",
    unsaved: (count) =>
      count === 1
        ? "1 value changed and is not saved."
        : `${count} values changed and are not saved.`,
    tooMany: `At most ${maxBulkEdits.toLocaleString("en-US")} rows at once: discard some changes and save the rest later.`,
    saved: (count) => (count === 1 ? "1 row saved." : `${count} rows saved.`),
    nothingChanged: "It was already like this.",
    undone: "The changes were undone.",
    notUndone: (reason) => `The changes could not be undone. ${reason}`,
    changedSince: "Someone else has changed these values since.",
    gone: (count, names) =>
      count === 1
        ? `Someone else deleted ${names || "an item"}, which you changed.`
        : `Someone else deleted ${names || `${count} items`}, which you changed.`,
  },

  change: {
    open: "Adjust prices",
    openOf: (category) => `Adjust prices of ${category}`,
    category: "Category",
    all: "All categories",
    direction: "Direction",
    up: "Increase",
    down: "Decrease",
    by: "How",
    percent: "By percentage",
    amount: "By amount",
    percentField: "Percentage (%)",
    amountField: "Amount",
    percentWrong: (max) => `Enter a percentage from 0 to ${max}, with up to two decimals.`,
    amountRequired: "Enter the amount.",
    rounding: "Round",
    roundings: {
      cents: "Do not round",
      "10": "To R$ 0.10",
      "50": "To R$ 0.50",
      "100": "To R$ 1.00",
      "90": "To end in .90",
    },
    withOptions: "The options as well",
    preview: "Result",
    from: "from",
    to: "to",
    none: "No price changes.",
    free: "What has no price stays without one.",
    apply: (count) =>
      count === 0
        ? "Put in the table"
        : count === 1
          ? "Put 1 price in the table"
          : `Put ${count} prices in the table`,
    applied: (count) =>
      count === 1
        ? "1 price changed in the table. Check and save."
        : `${count} prices changed in the table. Check and save.`,
  },
};
