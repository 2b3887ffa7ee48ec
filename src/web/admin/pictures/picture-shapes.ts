/** The place where a picture will be seen: across the page, in a square, or as the logo, which may be transparent. */
export type PictureShape = "wide" | "square" | "logo";

/** Width divided by height. */
export const shapeAspects: Record<PictureShape, number> = { wide: 2, square: 1, logo: 1 };

/** The longest side of an uploaded picture, in pixels: no page shows the shape larger. */
export const maxSideSentPx: Record<PictureShape, number> = { wide: 1920, square: 960, logo: 960 };

export type Size = { width: number; height: number };
/** A part of a picture, in its own pixels. */
export type Area = Size & { x: number; y: number };

/** The largest area of the aspect that lies in the middle of the picture. */
export function middleArea({ width, height }: Size, aspect: number): Area {
  const area =
    width / height > aspect
      ? { width: height * aspect, height }
      : { width, height: width / aspect };
  return { ...area, x: (width - area.width) / 2, y: (height - area.height) / 2 };
}

/** The smallest ground of the aspect that the whole picture lies on. */
export function groundAround({ width, height }: Size, aspect: number): Size {
  return width / height > aspect
    ? { width, height: width / aspect }
    : { width: height * aspect, height };
}

/** The same proportions with no side longer than the given one: never enlarged, at least a pixel. */
export function shrunkTo({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
