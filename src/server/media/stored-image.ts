import type { ImageShape } from "./convert-image.ts";

export type StoredImage = ImageShape & {
  /** The name of the picture's files, without an extension: 32 hexadecimal digits, made from its content. */
  file: string;
  /** #rrggbb */
  colour: string;
};
