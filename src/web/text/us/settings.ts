import type { settingsText } from "../settings-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settings: Translated<typeof settingsText> = {
  sectionNavigation: "Sections",
  groups: { business: "Business", selling: "Sales", site: "Site", people: "People" },
  titles: {
    business: "Business",
    contacts: "Contacts",
    address: "Address",
    about: "About",
    services: "Hours and services",
    areas: "Areas and fees",
    payment: "Payment",
    tables: "Tables and service",
    rooms: "Rooms",
    printing: "Printing",
    languages: "Languages",
    colours: "Colors",
    features: "Features",
    qrCode: "QR code",
    printedMenu: "Printed menu",
    activity: "Site online",
    staff: "Staff",
    ratings: "Ratings",
    access: "Password and access",
    history: "Change history",
  },
};
