import { dictionary } from "./spoken-language.ts";

export const cropText = dictionary("crop", {
  pictures: {
    adjust: "Ajustar a foto",
    crop: "Cortar",
    fit: "Foto inteira",
    cropHint: "Arraste o quadro ou use as setas do teclado para escolher o que aparece.",
    cropWideHint: "O que fica dentro da linha tracejada aparece em toda tela.",
    fitHint: "Nada é cortado: o que falta é preenchido com a cor do fundo.",
    fitLogoHint: "Nada é cortado: o que falta fica transparente.",
    picked: "Foto escolhida",
    use: "Usar esta foto",
    cropLabels: {
      cropArea: "Parte que aparece: use as setas para mover",
      nwDragHandle: "Canto superior esquerdo: use as setas para mudar o tamanho",
      nDragHandle: "Lado de cima: use as setas para mudar o tamanho",
      neDragHandle: "Canto superior direito: use as setas para mudar o tamanho",
      eDragHandle: "Lado direito: use as setas para mudar o tamanho",
      seDragHandle: "Canto inferior direito: use as setas para mudar o tamanho",
      sDragHandle: "Lado de baixo: use as setas para mudar o tamanho",
      swDragHandle: "Canto inferior esquerdo: use as setas para mudar o tamanho",
      wDragHandle: "Lado esquerdo: use as setas para mudar o tamanho",
    },
  },
});
