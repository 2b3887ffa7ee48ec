import sharp, { type Sharp } from "sharp";
import type { PictureKind } from "./picture-kinds.ts";
import { createCanvas } from "@napi-rs/canvas";
import { letteringFor, setFont } from "../../fonts/lettering.ts";

/** Parts of an account's pictures. Colours are #rrggbb. */
export type Material = {
  /** Undefined for what the account does not have. */
  logo: Buffer | undefined;
  banner: Buffer | undefined;
  /** Stands in the logo's place. */
  letter: string;
  /** The logo's dominant colour. */
  logoColour: string;
  surface: string;
  accent: string;
  onAccent: string;
};

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
/** Systems may cut away all but a circle of four fifths: a square with this share of the side fits into it. */
const maskableShare = 0.56;
const touchShare = 0.8;
const tile = { side: 300, frame: 14, rounding: 0.25 };

/** Draws in other threads; only a letter, which takes milliseconds, is drawn in this one. */
export async function drawPicture(kind: PictureKind, material: Material): Promise<Buffer> {
  if (kind.use === "share") return drawShare(kind, material);
  const { side, use } = kind;
  const icon =
    material.logo === undefined
      ? await letterIcon(material, { side, share: use === "maskable" ? 0.34 : 0.5 })
      : await logoIcon({ logo: material.logo, material, side, use });
  // A small palette makes the file a fraction as large, and at these sizes looks the same.
  return icon.png({ palette: true, quality: 90, compressionLevel: 9 }).toBuffer();
}

async function letterIcon(
  { letter, accent, onAccent }: Material,
  { side, share }: { side: number; share: number },
): Promise<Sharp> {
  return sharp(await drawLetter({ letter, side, share, ground: accent, ink: onAccent }));
}

type LogoIcon = {
  logo: Buffer;
  material: Material;
  side: number;
  use: "any" | "maskable" | "touch";
};

async function logoIcon({ logo, material, side, use }: LogoIcon): Promise<Sharp> {
  if (use === "any") {
    return sharp(logo).resize(side, side, { fit: "contain", background: clear });
  }
  const background = await groundOf(logo, material);
  const inner = Math.round(side * (use === "maskable" ? maskableShare : touchShare));
  const before = Math.floor((side - inner) / 2);
  const after = side - inner - before;
  return sharp(logo)
    .flatten({ background })
    .resize(inner, inner, { fit: "contain", background })
    .extend({ top: before, left: before, bottom: after, right: after, background });
}

/**
 * The background that continues the logo outwards: the logo's own colour, or for a transparent logo the surface on
 * which it stands in pages.
 */
async function groundOf(logo: Buffer, { surface, logoColour }: Material): Promise<string> {
  const { isOpaque } = await sharp(logo).stats();
  return isOpaque ? logoColour : surface;
}

/** The banner, or the account's colour, with the logo or letter on a rounded tile in the middle. */
async function drawShare(
  { width, height }: { width: number; height: number },
  material: Material,
): Promise<Buffer> {
  const { banner, accent, surface } = material;
  const ground =
    banner === undefined
      ? sharp({ create: { width, height, channels: 3, background: accent } })
      : sharp(banner).resize(width, height, { fit: "cover" }).flatten({ background: surface });
  const outer = tile.side + 2 * tile.frame;
  return ground
    .composite([
      { input: roundedSquare(outer, surface), gravity: "centre" },
      { input: await drawTile(material), gravity: "centre" },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

async function drawTile(material: Material): Promise<Buffer> {
  const face = await drawFace(material);
  const square = await face.ensureAlpha().png({ compressionLevel: 1 }).toBuffer();
  return sharp(square)
    .composite([{ input: roundedSquare(tile.side, "#ffffff"), blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function drawFace(material: Material): Promise<Sharp> {
  const { logo, letter, accent, surface } = material;
  const { side } = tile;
  if (logo === undefined) {
    return sharp(await drawLetter({ letter, side, share: 0.5, ground: surface, ink: accent }));
  }
  const background = await groundOf(logo, material);
  return sharp(logo).flatten({ background }).resize(side, side, { fit: "contain", background });
}

function roundedSquare(side: number, fill: string): Buffer {
  const rounding = side * tile.rounding;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${rounding}" fill="${fill}"/></svg>`,
  );
}

type Letter = { letter: string; side: number; ground: string; ink: string; share: number };

/** The letter in the middle of a square, `share` of its side high. A PNG. */
async function drawLetter({ letter, side, ground, ink, share }: Letter): Promise<Buffer> {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext("2d");
  context.fillStyle = ground;
  context.fillRect(0, 0, side, side);
  if (letter !== "") {
    context.fillStyle = ink;
    // Capitals are about seven tenths of the font size.
    const size = Math.round((side * share) / 0.7);
    setFont(context, { families: letteringFor([letter]).families, weight: 700, size });
    const { actualBoundingBoxAscent, actualBoundingBoxDescent, ...box } =
      context.measureText(letter);
    const left = (side - box.actualBoundingBoxRight + box.actualBoundingBoxLeft) / 2;
    const top = (side + actualBoundingBoxAscent - actualBoundingBoxDescent) / 2;
    context.fillText(letter, left, top);
  }
  return canvas.encode("png");
}
