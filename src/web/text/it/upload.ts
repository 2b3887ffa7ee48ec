import type { uploadText } from "../upload-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const upload: Translated<typeof uploadText> = {
  pictures: {
    send: "Carica foto",
    replace: "Cambia",
    remove: "Rimuovi",
    undo: "Annulla",
    removed: "Foto rimossa.",
    none: "Senza foto",
    dropHere: "Lascia qui una foto",
    dropNow: "Lascia la foto",
    opening: "Apertura della foto...",
    sending: (percent) => `Caricamento della foto: ${percent}%`,
    preparing: "Preparazione della foto...",
    progressOf: (label) => `Caricamento della foto: ${label}`,
    sent: "Foto caricata.",
    cancelled: "Caricamento annullato.",
    unreadable: "Impossibile aprire questo file come foto. Scegli un JPEG, PNG o WebP.",
  },
};
