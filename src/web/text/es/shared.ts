import type { sharedText } from "../shared-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const shared: Translated<typeof sharedText> = {
  note: "Este enlace muestra el estado y los productos. El nombre, la dirección y los montos solo los ve quien hizo el pedido.",
  overNote: "Este enlace deja de abrirse un día después del fin del pedido.",
  endedTitle: "Este enlace ya no funciona",
  ended:
    "El enlace para seguir un pedido vale hasta un día después de su fin. Pida uno nuevo a quien hizo el pedido.",
};
