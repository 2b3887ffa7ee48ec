import type { settingsBusinessText } from "../settings-business-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingsBusiness: Translated<typeof settingsBusinessText> = {
  business: {
    help: "How your business appears on the site and on receipts.",
    nameHint: "Appears at the top of the site and in the browser’s tab.",
    sourceHint: "The menu’s page: where the navigation and Admin lead.",
    timeZoneHint: "The times of orders follow this zone.",
    dayEndHint:
      "What is sold after midnight and until this time belongs to the day before. It applies from the end of today on; past days stay as they were closed.",
    currencyHint: (price) => `Shown before each amount: ${price}`,
    otherTimeZones: "Other countries",
    otherTimeZone: (name) => `Other (${name})`,
  },
  contacts: {
    help: "How customers reach you. What is left blank is not shown.",
  },
  address: {
    help: "Appears at the bottom of the site when there is a CEP (postal code).",
    complementPlaceholder: "Store, floor, landmark",
    mapRecognised: "Map recognized.",
    showMap: "See the map",
    hideMap: "Hide the map",
    mapPreview: "Map preview",
  },
  about: {
    help: "The story of the place, hours, notices. If blank, the section is not shown.",
    label: "Text of the About section",
  },
};
