import type { cropText } from "../crop-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const crop: Translated<typeof cropText> = {
  pictures: {
    adjust: "Adatta la foto",
    crop: "Ritaglia",
    fit: "Foto intera",
    cropHint: "Trascina il riquadro o usa le frecce della tastiera per scegliere ciò che appare.",
    cropWideHint: "Ciò che sta dentro la linea tratteggiata appare su ogni schermo.",
    fitHint: "Nulla viene tagliato: ciò che manca è riempito con il colore dello sfondo.",
    fitLogoHint: "Nulla viene tagliato: ciò che manca resta trasparente.",
    picked: "Foto scelta",
    use: "Usa questa foto",
    cropLabels: {
      cropArea: "Parte che appare: usa le frecce per spostarla",
      nwDragHandle: "Angolo in alto a sinistra: usa le frecce per cambiare la dimensione",
      nDragHandle: "Lato in alto: usa le frecce per cambiare la dimensione",
      neDragHandle: "Angolo in alto a destra: usa le frecce per cambiare la dimensione",
      eDragHandle: "Lato destro: usa le frecce per cambiare la dimensione",
      seDragHandle: "Angolo in basso a destra: usa le frecce per cambiare la dimensione",
      sDragHandle: "Lato in basso: usa le frecce per cambiare la dimensione",
      swDragHandle: "Angolo in basso a sinistra: usa le frecce per cambiare la dimensione",
      wDragHandle: "Lato sinistro: usa le frecce per cambiare la dimensione",
    },
  },
};
