import { createContext } from "react";
import { formatMoney } from "../../domain/money.ts";
import type { ShownItem } from "../content/menu-view.ts";
import { text } from "../text/dictionary.ts";
import { pictureSource, smallestPicture } from "../ui/picture-source.ts";
import priceStyles from "../ui/Price.module.css";
import styles from "./ItemRow.module.css";

/** Draws the rows of a category; there is none where React is to draw them. */
export type WriteRows = (items: readonly ShownItem[], currency: string) => string;
export const WriteRowsContext = /* @__PURE__ */ createContext<WriteRows | null>(null);

type Place = { currency: string; assetsUrl: string };

/**
 * Writes rows as `ItemRow` is first drawn, to the letter, which a test holds: they are most of a page, and React takes
 * several times as long for them. Only the server has this, which knows of nothing that is in the guest's order.
 */
export function rowWriter(assetsUrl: string): WriteRows {
  return (items, currency) => {
    let markup = "";
    for (const item of items) markup += row(item, { currency, assetsUrl });
    return markup;
  };
}

const opening = `<li class="${styles.row}"><div class="${styles.words}"><h3><button type="button" class="${styles.open}" aria-haspopup="dialog">`;
const subtitleOpening = `<p class="${styles.subtitle}">`;
const marksOpening = `<div class="${styles.marks}">`;
const priceOpening = `<span class="${priceStyles.price}">`;
const photoOpening = `<button type="button" class="${styles.photo}" aria-haspopup="dialog" aria-label="`;
const photoSizes = "96px";

function row(item: ShownItem, place: Place): string {
  const { title, subtitle, priceCents, icons } = item;
  const subtitleMarkup = subtitle === "" ? "" : `${subtitleOpening}${escaped(subtitle)}</p>`;
  const price =
    priceCents > 0
      ? `${priceOpening}${escaped(formatMoney(priceCents, place.currency))}</span>`
      : "";
  const iconMarkup = icons.length === 0 ? "" : icons.map((icon) => iconOf(icon, place)).join("");
  return `${opening}${escaped(title)}</button></h3>${subtitleMarkup}${marksOpening}${price}${iconMarkup}</div></div>${photo(item, place)}</li>`;
}

function iconOf({ title, image }: ShownItem["icons"][number], { assetsUrl }: Place): string {
  const src = `${assetsUrl}/240/${image.file}.webp`;
  return `<img src="${escaped(src)}" alt="${escaped(title)}" width="20" height="20" loading="lazy"/>`;
}

function photo({ title, image }: ShownItem, { assetsUrl }: Place): string {
  if (!image) return "";
  const file = { file: image.file, width: image.width, assetsUrl };
  const avif = pictureSource(file, { sizes: photoSizes });
  const webp = pictureSource(file, { ending: "webp", sizes: photoSizes });
  const style = image.colour ? ` style="background-color:${escaped(image.colour)}"` : "";
  return `${photoOpening}${escaped(text.menu.enlargePhoto(title))}"><picture><source type="${avif.type}" srcSet="${escaped(avif.srcSet)}" sizes="${photoSizes}"/><img src="${escaped(smallestPicture(file))}" srcSet="${escaped(webp.srcSet)}" sizes="${photoSizes}" width="${image.width}" height="${image.height}" alt="" loading="lazy" decoding="async"${style}/></picture></button>`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** As React writes text and attributes. */
function escaped(words: string): string {
  if (!/["'&<>]/.test(words)) return words;
  return words.replaceAll(/["'&<>]/g, (character) => entities[character] ?? character);
}
