/** The widths, in pixels, in which every picture is kept. */
export const assetSizes = [240, 480, 960] as const;
export type AssetSize = (typeof assetSizes)[number];

export const assetTypes = { webp: "image/webp", avif: "image/avif" } as const;
export type AssetType = keyof typeof assetTypes;
