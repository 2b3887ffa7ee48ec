import type { ImageShape } from "./convert-image.ts";
import { sql } from "kysely";
import type { Image } from "../../contract/fields.ts";

export type StoredImage = ImageShape & {
  /** The name of the picture's files, without an extension: 32 hexadecimal digits, made from its content. */
  file: string;
  /** #rrggbb */
  colour: string;
};

/** An upload, called `u`, as it goes over the wire. */
export const imageJson = sql<Image>`json_build_object(
  'id', u.upload_id, 'file', u.file, 'width', u.width, 'height', u.height, 'colour', u.colour)`;

/** The same from the columns of an upload. */
export function imageOf(row: {
  upload_id: string;
  file: string;
  width: number;
  height: number;
  colour: string;
}): Image {
  return {
    id: row.upload_id,
    file: row.file,
    width: row.width,
    height: row.height,
    colour: row.colour,
  };
}
