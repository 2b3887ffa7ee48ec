type Rgb = readonly [red: number, green: number, blue: number];

/** The contrast that WCAG 2.2 (1.4.3) asks of text. */
export const minTextContrast = 4.5;

/**
 * Rewrites a CSS colour as "#rrggbb"; undefined unless it is hex with 3, 6 or 8 digits, rgb(), rgba(), hsl() or hsla().
 * The result is built from numbers, so nothing else of the text can reach a style sheet. A translucent colour becomes
 * what it looks like on white, because contrast can be promised for opaque colours only.
 */
export function parseColour(text: string): string | undefined {
  const colour = text.trim().toLowerCase();
  const rgb = hexColour(colour) ?? functionColour(colour);
  return rgb && `#${rgb.map((channel) => byteHex(channel)).join("")}`;
}

/** WCAG contrast of two colours, 1 to 21. Throws RangeError when one is not a colour. */
export function contrastRatio(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/**
 * Chooses the text colour for a background: contrast is always at least 4.5. On a few mid tones neither white nor near
 * black reaches that, and pure black does. Throws RangeError when the background is not a colour.
 */
export function readableOn(background: string): "#ffffff" | "#111111" | "#000000" {
  if (contrastRatio("#ffffff", background) >= minTextContrast) return "#ffffff";
  return contrastRatio("#111111", background) >= minTextContrast ? "#111111" : "#000000";
}

function hexColour(text: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const byteAt = (index: number) => Number.parseInt(long.slice(index, index + 2), 16);
  const alpha = long.length === 8 ? byteAt(6) / 255 : 1;
  return onWhite([byteAt(0), byteAt(2), byteAt(4)], alpha);
}

function functionColour(text: string): Rgb | undefined {
  const call = /^(rgb|hsl)a?\(([0-9.%,/\sdeg+-]{5,60})\)$/.exec(text);
  if (call === null) return undefined;
  const [, model, args = ""] = call;
  const parts = args.trim().split(/\s*[,/]\s*|\s+/);
  const [first = "", second = "", third = "", alpha = "1"] = parts;
  if (parts.length < 3 || parts.length > 4) return undefined;
  const opacity = share(alpha, 1);
  const [x, y, z] =
    model === "rgb"
      ? [share(first, 255), share(second, 255), share(third, 255)]
      : [hue(first), share(second, 100), share(third, 100)];
  if (x === undefined || y === undefined || z === undefined || opacity === undefined) {
    return undefined;
  }
  return onWhite(model === "rgb" ? [x * 255, y * 255, z * 255] : rgbFromHsl(x, y, z), opacity);
}

const cssNumber = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/;

/** Reads a number as a share of `whole`, or a percentage of itself: 0 to 1. */
function share(text: string, whole: number): number | undefined {
  const isPercentage = text.endsWith("%");
  const digits = isPercentage ? text.slice(0, -1) : text;
  if (!cssNumber.test(digits)) return undefined;
  return Math.min(Math.max(Number(digits) / (isPercentage ? 100 : whole), 0), 1);
}

/** Degrees, 0 to 360. */
function hue(text: string): number | undefined {
  const digits = text.endsWith("deg") ? text.slice(0, -3) : text;
  return cssNumber.test(digits) ? ((Number(digits) % 360) + 360) % 360 : undefined;
}

/** Hue in degrees, saturation and lightness 0 to 1 (the formula of CSS Color 4, section 7.1). */
function rgbFromHsl(hueDegrees: number, saturation: number, lightness: number): Rgb {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hueDegrees / 30) % 12;
    return 255 * (lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function onWhite([red, green, blue]: Rgb, alpha: number): Rgb {
  const blended = (channel: number) => 255 + (channel - 255) * alpha;
  return [blended(red), blended(green), blended(blue)];
}

function byteHex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, "0");
}

/** WCAG relative luminance, 0 to 1. */
function luminance(colour: string): number {
  const hex = parseColour(colour);
  if (hex === undefined) throw new RangeError(`not a colour: ${colour}`);
  const linear = (index: number) => {
    const channel = Number.parseInt(hex.slice(index, index + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}
