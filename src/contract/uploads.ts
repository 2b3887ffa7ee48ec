import * as z from "zod/mini";
import { maxPictureMegabytes } from "../domain/account-limits.ts";
import { image } from "./fields.ts";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

/** A file of a form: a browser's Blob or File, and on the server its bytes as they arrive. */
export type UploadFile = { stream(): AsyncIterable<Uint8Array> };

export const uploadsContract = defineContract({
  add: {
    ...wires.uploads.add,
    summary: `Keep a picture: a JPEG, PNG or WebP of at most ${maxPictureMegabytes} MB and 25 megapixels, in the form's one field \`file\``,
    access: "admin",
    detached: true,
    // A picture becomes visible only when another call makes something refer to it.
    unseen: true,
    body: z.strictObject({ file: z.custom<UploadFile>() }),
    response: z.strictObject({ upload: image }),
  },
});
