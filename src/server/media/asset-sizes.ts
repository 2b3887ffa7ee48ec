/** The widths, in pixels, in which pictures are kept. The last is only for pictures wider than the one before it. */
export const assetSizes = [240, 480, 960, 1920] as const;
export type AssetSize = (typeof assetSizes)[number];

/** The sizes in which a picture of this width is kept. It is never enlarged. */
export function sizesKept(width: number): AssetSize[] {
  return assetSizes.filter((size) => size <= 960 || width > 960);
}

export const assetTypes = { webp: "image/webp", avif: "image/avif" } as const;
export type AssetType = keyof typeof assetTypes;
// keys() forgets that there are no others.
export const assetTypeNames = Object.keys(assetTypes) as AssetType[];
