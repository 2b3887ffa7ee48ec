import type { uploadText } from "../upload-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const upload: Translated<typeof uploadText> = {
  pictures: {
    send: "Upload photo",
    replace: "Replace",
    remove: "Remove",
    undo: "Undo",
    removed: "Photo removed.",
    none: "No photo",
    dropHere: "Drop a photo here",
    dropNow: "Drop the photo",
    opening: "Opening the photo...",
    sending: (percent) => `Uploading the photo: ${percent}%`,
    preparing: "Preparing the photo...",
    progressOf: (label) => `Photo upload: ${label}`,
    sent: "Photo uploaded.",
    cancelled: "Upload canceled.",
    unreadable: "This file could not be opened as a photo. Choose a JPEG, PNG or WebP.",
  },
};
