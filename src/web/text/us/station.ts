import type { stationText } from "../station-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const station: Translated<typeof stationText> = {
  stations: {
    heading: "Stations",
    help: "Where each thing is made: bar, oven, grill. Choose the station of a category or an item when editing it on the menu.",
    none: "No stations: everything comes out in the same place.",
    edit: "Edit stations",
    add: "Add station",
    full: (max) => `At most ${max} stations.`,
    name: (place) => `Name of station ${place}`,
    unnamed: (place) => `Station ${place}`,
    default: "Default",
    defaultField: "Default station",
    defaultHint: "Makes what has no other station.",
    nameRequired: "Enter the station’s name.",
    saved: "Stations saved",
    loadFailed: "The stations were not loaded.",
    fieldUsual: { category: (name) => `The default (${name})`, item: "The category’s" },
    gone: "A station that no longer exists",
  },
};
