import type { uploadText } from "../upload-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const upload: Translated<typeof uploadText> = {
  pictures: {
    send: "Envoyer une photo",
    replace: "Changer",
    remove: "Supprimer",
    undo: "Annuler",
    removed: "Photo supprimée.",
    none: "Sans photo",
    dropHere: "Déposez une photo ici",
    dropNow: "Déposez la photo",
    opening: "Ouverture de la photo…",
    sending: (percent) => `Envoi de la photo\u202f: ${percent}\u202f%`,
    preparing: "Préparation de la photo…",
    progressOf: (label) => `Envoi de la photo\u202f: ${label}`,
    sent: "Photo envoyée.",
    cancelled: "Envoi annulé.",
    unreadable: "Ce fichier ne s’ouvre pas comme photo. Choisissez un JPEG, PNG ou WebP.",
  },
};
