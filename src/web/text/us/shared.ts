import type { sharedText } from "../shared-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const shared: Translated<typeof sharedText> = {
  note: "This link shows the progress and the items. Name, address and amounts stay with whoever ordered.",
  overNote: "This link stops opening one day after the order is over.",
  endedTitle: "This link no longer opens",
  ended:
    "The link to follow an order works until one day after it is over. Ask whoever ordered for a new one.",
};
