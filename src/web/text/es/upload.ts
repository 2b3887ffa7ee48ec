import type { uploadText } from "../upload-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const upload: Translated<typeof uploadText> = {
  pictures: {
    send: "Subir foto",
    replace: "Cambiar",
    remove: "Quitar",
    undo: "Deshacer",
    removed: "Foto quitada.",
    none: "Sin foto",
    dropHere: "Suelte una foto aquí",
    dropNow: "Suelte la foto",
    opening: "Abriendo la foto...",
    sending: (percent) => `Subiendo la foto: ${percent}%`,
    preparing: "Preparando la foto...",
    progressOf: (label) => `Subida de la foto: ${label}`,
    sent: "Foto subida.",
    cancelled: "Subida cancelada.",
    unreadable: "No se pudo abrir este archivo como foto. Elija un JPEG, PNG o WebP.",
  },
};
