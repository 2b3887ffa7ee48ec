import type { productText } from "../product-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const product: Translated<typeof productText> = {
  front: {
    title: "Comanda",
    what: "Online menu and ordering for restaurants, bars, hotels and cafés. Each place has its own address here.",
  },

  missing: {
    what: "There is nothing at this address. Check, letter by letter, that it matches the one the place gives. If it came from a QR code, ask the place for a new one.",
  },

  offline: "This page has not been saved on this device yet. Check your connection and try again.",

  oldBrowser: "This browser is old: you can read this page, but you need a newer one to order.",
  pageFailed: "Something went wrong.",
  pageReadsOnly: "You can read this page, but not use it.",

  withoutScripts: "This page needs JavaScript. Turn it on in your browser and open the page again.",
};
