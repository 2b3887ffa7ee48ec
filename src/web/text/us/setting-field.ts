import type { settingFieldText } from "../setting-field-dictionary.ts";
import { settingWords } from "../setting-words.ts";
import type { Translated } from "../spoken-language.ts";

export const settingField: Translated<typeof settingFieldText> = {
  fields: settingWords("us"),
  own: {
    "data.name": "Name",
    "data.source": "Main page",
    "data.time_zone": "Time zone",
    "data.day_ends_at": "End of the restaurant’s day",
    "extras.currency": "Currency",
    "extras.paymentMethods": "Payment methods",
    rooms: "Number of rooms",
    "extras.inactiveLanguages": "Languages turned off",
  },
  features: {
    delivery: "Delivery",
    linktree: "Links page",
    localOrder: "Table order",
    easyOrder: "Room service",
    attendantOrder: "Servers’ tabs",
  },
};
