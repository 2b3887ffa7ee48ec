/** A picture that stands for an account outside of its pages. Sides are in pixels. */
export type PictureKind =
  | { use: "share"; width: number; height: number; type: "image/jpeg" }
  /** "any" may be transparent; systems cut their own shape out of "maskable", and round the corners of "touch". */
  | { use: "any" | "maskable" | "touch"; side: number; type: "image/png" };

export const pictureKinds = {
  share: { use: "share", width: 1200, height: 630, type: "image/jpeg" },
  favicon: { use: "any", side: 48, type: "image/png" },
  icon: { use: "any", side: 192, type: "image/png" },
  largeIcon: { use: "any", side: 512, type: "image/png" },
  maskableIcon: { use: "maskable", side: 512, type: "image/png" },
  touchIcon: { use: "touch", side: 180, type: "image/png" },
} as const satisfies Record<string, PictureKind>;

export type PictureName = keyof typeof pictureKinds;

export const picturePaths: Record<PictureName, `/${string}`> = {
  share: "/og.jpg",
  favicon: "/favicon.ico",
  icon: "/icon-192.png",
  largeIcon: "/icon-512.png",
  maskableIcon: "/icon-maskable-512.png",
  touchIcon: "/apple-touch-icon.png",
};

export const pictureNames: readonly PictureName[] = [
  "share",
  "favicon",
  "icon",
  "largeIcon",
  "maskableIcon",
  "touchIcon",
];
