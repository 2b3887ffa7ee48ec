import { formatMoney } from "../../../domain/money.ts";
import type { ShownItem } from "../../content/menu-view.ts";
import { text } from "../../text/dictionary.ts";
import { pictureSource, smallestPicture, type PictureFile } from "../../ui/picture-source.ts";
import priceStyles from "../../ui/Price.module.css";
import styles from "./ItemRow.module.css";
import type { WriteRows } from "./write-rows-context.ts";

/** What is the same in all rows of a category, as it stands in markup. */
type Place = { currency: string; assetsUrl: string; photos: Photos };

/** The markup of a photo of so many pixels, in pieces, between which its file's name stands. */
type Photos = (width: number) => readonly string[];

/**
 * Writes rows as `ItemRow` is first drawn, to the letter, which a test holds: they are most of a page, and React takes
 * several times as long for them. Only the server has this, which knows of nothing that is in the guest's order.
 */
export function rowWriter(assetsUrl: string): WriteRows {
  const photos = photosBelow(escaped(assetsUrl));
  return (items, currency) => {
    const place = { currency: escaped(currency), assetsUrl: escaped(assetsUrl), photos };
    let markup = "";
    for (const item of items) markup += row(item, place);
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
    priceCents > 0 ? `${priceOpening}${formatMoney(priceCents, place.currency)}</span>` : "";
  const iconMarkup = icons.length === 0 ? "" : icons.map((icon) => iconOf(icon, place)).join("");
  return `${opening}${escaped(title)}</button></h3>${subtitleMarkup}${marksOpening}${price}${iconMarkup}</div></div>${photo(item, place)}</li>`;
}

function iconOf({ title, image }: ShownItem["icons"][number], { assetsUrl }: Place): string {
  const src = smallestPicture({ file: escaped(image.file), assetsUrl });
  return `<img src="${src}" alt="${escaped(title)}" width="20" height="20" loading="lazy" fetchPriority="low"/>`;
}

function photo({ title, image }: ShownItem, { photos }: Place): string {
  if (!image) return "";
  const { file, width, height, colour } = image;
  const style = colour ? ` style="background-color:${escaped(colour)}"` : "";
  return `${photoOpening}${escaped(text.menu.enlargePhoto(title))}${photos(width).join(escaped(file))}${height}" alt="" loading="lazy" fetchPriority="low" decoding="async"${style}/></picture></button>`;
}

/** Stands for a file's name. */
const anyFile = "{file}";

/** Most photos are of the same few widths, and what is written of them differs by the file's name alone. */
function photosBelow(assetsUrl: string): Photos {
  const known = new Map<number, readonly string[]>();
  return (width) => {
    const pieces =
      known.get(width) ?? photoMarkup({ file: anyFile, width, assetsUrl }).split(anyFile);
    known.set(width, pieces);
    return pieces;
  };
}

/** Up to the photo's height. */
function photoMarkup(file: PictureFile): string {
  const avif = pictureSource(file, { sizes: photoSizes });
  const webp = pictureSource(file, { ending: "webp", sizes: photoSizes });
  return `"><picture><source type="${avif.type}" srcSet="${avif.srcSet}" sizes="${photoSizes}"/><img src="${smallestPicture(file)}" srcSet="${webp.srcSet}" sizes="${photoSizes}" width="${file.width}" height="`;
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
