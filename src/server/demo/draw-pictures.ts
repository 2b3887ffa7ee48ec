import sharp from "sharp";
import { readEmoji } from "../media/emoji.ts";
import { drawPizza, isPizza } from "./draw-pizza.ts";

const tileSide = 320;
const logoSide = 352;
const banner = { width: 1600, height: 600 };

/** From the weakest of a ground's red, green and blue to the strongest. */
const groundRange = { from: 214, to: 250 };
const cream = [1, 0.6, 0.2];

/** Where the banner's emoji stand: the middle of each as a share of the banner, its side in pixels, its turn in degrees. */
const bannerPlaces = [
  { x: 0.5, y: 0.33, side: 216, turn: -5 },
  { x: 0.355, y: 0.55, side: 176, turn: 10 },
  { x: 0.645, y: 0.55, side: 176, turn: -9 },
  { x: 0.2, y: 0.36, side: 200, turn: -14 },
  { x: 0.8, y: 0.36, side: 200, turn: 13 },
  { x: 0.06, y: 0.62, side: 168, turn: 12 },
  { x: 0.94, y: 0.62, side: 168, turn: -12 },
];

/** A picture by its name on a transparent ground: a pizza of our own so many pixels wide, or an emoji. */
export function readPicture(name: string, side: number): Promise<Buffer> {
  return isPizza(name) ? drawPizza(name, side) : readEmoji(name);
}

/** An emoji or a pizza on a pale ground of its own colour, as a dish is shown. A PNG. */
export async function drawTile(name: string): Promise<Buffer> {
  const dish = await readPicture(name, tileSide - 44);
  const ground = await paleGround(dish);
  const middle = tileSide / 2;
  const shadow = `<ellipse cx="${middle}" cy="${middle + 116}" rx="92" ry="15" fill="url(#shadow)"/>`;
  return sharp(
    svg(
      { width: tileSide, height: tileSide },
      `${shadowGradient}${tiles}<rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="100%" fill="url(#tiles)" opacity=".5"/>${shadow}`,
    ),
  )
    .composite([{ input: dish }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** An emoji on a square of the account's darker colour; pages round its corners. A PNG. */
export async function drawLogo(
  emojiName: string,
  [dark, light]: readonly [string, string],
): Promise<Buffer> {
  const veil = `<rect width="100%" height="100%" fill="${light}" opacity=".12"/>`;
  const ground = svg(
    { width: logoSide, height: logoSide },
    `<rect width="100%" height="100%" fill="${dark}"/>${veil}`,
  );
  return sharp(ground)
    .composite([{ input: await readEmoji(emojiName) }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The account's colours from left to right with emoji strewn over them. A PNG. */
export async function drawBanner(
  emojiNames: readonly string[],
  colours: readonly [string, string],
): Promise<Buffer> {
  const lights = [
    `<circle cx="1340" cy="-60" r="420" fill="#ffffff" opacity=".09"/>`,
    `<circle cx="180" cy="660" r="360" fill="#ffffff" opacity=".07"/>`,
    `<circle cx="700" cy="760" r="520" fill="#000000" opacity=".05"/>`,
  ];
  const ground = svg(
    banner,
    `${colourGradient(colours)}${tiles}<rect width="100%" height="100%" fill="url(#colours)"/>${lights.join("")}<rect width="100%" height="100%" fill="url(#tiles)" opacity=".16"/>`,
  );
  const placed = await Promise.all(
    bannerPlaces.map(({ x, y, side, turn }, index) =>
      placeEmoji({ name: emojiNames[index % emojiNames.length] ?? "", x, y, side, turn }),
    ),
  );
  return sharp(ground)
    .composite(placed.flat())
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

type Place = { name: string; x: number; y: number; side: number; turn: number };

/** The emoji, or a pizza as large as pizzas are, and below it its shadow. */
async function placeEmoji({ name, x, y, side: emojiSide, turn }: Place) {
  const side = isPizza(name) ? Math.round(emojiSide * 1.6) : emojiSide;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const upright = await sharp(await readPicture(name, side))
    .resize({ width: side })
    .png()
    .toBuffer();
  const { data: emoji, info } = await sharp(upright)
    .rotate(turn, { background: clear })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(x * banner.width - info.width / 2);
  const top = Math.round(y * banner.height - info.height / 2);
  const margin = 24;
  const shadow = await sharp(emoji)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: clear })
    .linear([0, 0, 0, 0.28], [0, 0, 0, 0])
    .blur(12)
    .png()
    .toBuffer();
  return [
    { input: shadow, left: left - margin, top: top - margin + 14 },
    { input: emoji, left, top },
  ];
}

/** The house's mark, as in the pages' style sheet: circles that cut each other into petals. */
const tiles = `<defs><pattern id="tiles" width="64" height="64" patternUnits="userSpaceOnUse"><g fill="none" stroke="#ffffff" stroke-width="1.6"><circle cx="32" cy="32" r="31"/><circle r="31"/><circle cx="64" r="31"/><circle cy="64" r="31"/><circle cx="64" cy="64" r="31"/></g></pattern></defs>`;

const shadowGradient = `<defs><radialGradient id="shadow"><stop offset="0" stop-color="#000000" stop-opacity=".22"/><stop offset="1" stop-color="#000000" stop-opacity="0"/></radialGradient></defs>`;

function colourGradient([from, to]: readonly [string, string]): string {
  return `<defs><linearGradient id="colours" x2="1" y2=".35"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`;
}

function svg({ width, height }: { width: number; height: number }, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );
}

/** A light ground in the picture's mean hue, cream for what has none, as #rrggbb. */
async function paleGround(picture: Buffer): Promise<string> {
  const mean = await sharp(picture).resize(1, 1).removeAlpha().raw().toBuffer();
  const [darkest, brightest] = [Math.min(...mean), Math.max(...mean)];
  const isGrey = brightest - darkest < brightest * 0.18;
  const shares = isGrey ? cream : [...mean].map((part) => (part - darkest) / (brightest - darkest));
  const parts = shares.map((share) =>
    Math.round(groundRange.from + share * (groundRange.to - groundRange.from)),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
