import type { UploadRef } from "../../contract/fields.ts";

/** The id that an upload is referred to by. */
export function uploadIdOf(ref: UploadRef): string {
  return (typeof ref === "string" ? ref : ref.id).toLowerCase();
}
