import type { cropText } from "../crop-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const crop: Translated<typeof cropText> = {
  pictures: {
    adjust: "Ajuster la photo",
    crop: "Recadrer",
    fit: "Photo entière",
    cropHint: "Glissez le cadre ou utilisez les flèches du clavier pour choisir ce qui apparaît.",
    cropWideHint: "Ce qui est dans le trait pointillé apparaît sur tous les écrans.",
    fitHint: "Rien n’est coupé\u202f: le vide est rempli avec la couleur du fond.",
    fitLogoHint: "Rien n’est coupé\u202f: le vide reste transparent.",
    picked: "Photo choisie",
    use: "Utiliser cette photo",
    cropLabels: {
      cropArea: "Partie visible\u202f: utilisez les flèches pour déplacer",
      nwDragHandle: "Coin supérieur gauche\u202f: utilisez les flèches pour changer la taille",
      nDragHandle: "Côté haut\u202f: utilisez les flèches pour changer la taille",
      neDragHandle: "Coin supérieur droit\u202f: utilisez les flèches pour changer la taille",
      eDragHandle: "Côté droit\u202f: utilisez les flèches pour changer la taille",
      seDragHandle: "Coin inférieur droit\u202f: utilisez les flèches pour changer la taille",
      sDragHandle: "Côté bas\u202f: utilisez les flèches pour changer la taille",
      swDragHandle: "Coin inférieur gauche\u202f: utilisez les flèches pour changer la taille",
      wDragHandle: "Côté gauche\u202f: utilisez les flèches pour changer la taille",
    },
  },
};
