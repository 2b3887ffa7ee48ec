import type { cropText } from "../crop-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const crop: Translated<typeof cropText> = {
  pictures: {
    adjust: "Ajustar la foto",
    crop: "Recortar",
    fit: "Foto entera",
    cropHint: "Arrastre el marco o use las flechas del teclado para elegir lo que aparece.",
    cropWideHint: "Lo que queda dentro de la línea punteada aparece en todas las pantallas.",
    fitHint: "No se recorta nada: lo que falta se rellena con el color del fondo.",
    fitLogoHint: "No se recorta nada: lo que falta queda transparente.",
    picked: "Foto elegida",
    use: "Usar esta foto",
    cropLabels: {
      cropArea: "Parte que aparece: use las flechas para mover",
      nwDragHandle: "Esquina superior izquierda: use las flechas para cambiar el tamaño",
      nDragHandle: "Lado de arriba: use las flechas para cambiar el tamaño",
      neDragHandle: "Esquina superior derecha: use las flechas para cambiar el tamaño",
      eDragHandle: "Lado derecho: use las flechas para cambiar el tamaño",
      seDragHandle: "Esquina inferior derecha: use las flechas para cambiar el tamaño",
      sDragHandle: "Lado de abajo: use las flechas para cambiar el tamaño",
      swDragHandle: "Esquina inferior izquierda: use las flechas para cambiar el tamaño",
      wDragHandle: "Lado izquierdo: use las flechas para cambiar el tamaño",
    },
  },
};
