import type { settingsSiteText } from "../settings-site-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingsSite: Translated<typeof settingsSiteText> = {
  languages: {
    help: "Los idiomas que el visitante puede elegir. Lo que no esté traducido aparece en portugués.",
    on: "Activo",
    off: "Inactivo",
    always: "Siempre activo",
    translate: "Traducir el menú",
  },
  colours: {
    help: "Los colores de su sitio. En blanco, se usan los nuestros.",
    keys: { paper: "Fondo", surface: "Tarjetas", ink: "Texto", accent: "Acento" },
    hints: {
      paper: "Detrás de todo.",
      surface: "Detrás de ventanas, campos y botones claros.",
      ink: "El texto.",
      accent: "Botones y enlaces.",
    },
    pick: (name) => `Elegir: ${name}`,
    placeholder: "Predeterminado",
    toDefault: "Usar el predeterminado",
    toDefaultFor: (name) => `Usar el predeterminado en ${name}`,
    preview: "Vista previa del sitio con estos colores",
    previewNav: ["Pizzas", "Bebidas", "Postres"],
    previewItem: "Pizza Margarita",
    previewText: "Salsa de tomate, mozzarella y albahaca",
    previewPrice: "R$ 42,90",
    previewLink: "Ver el mapa",
    previewButton: "Finalizar pedido",
    warnings: {
      ink: (contrast, instead) =>
        `Difícil de leer sobre el fondo: contraste ${contrast}, y el mínimo es 4,5. El sitio usa ${instead} en su lugar.`,
      surface: (contrast, instead) =>
        `El texto es difícil de leer sobre este color: contraste ${contrast}, y el mínimo es 4,5. El sitio usa ${instead} en su lugar.`,
      accent: (contrast, instead) =>
        `Los botones quedan con este color. Como texto es difícil de leer (contraste ${contrast}, y el mínimo es 4,5): los enlaces usan ${instead}.`,
    },
  },
  features: {
    help: "Lo que ofrece su local. Lo desactivado desaparece del sitio; lo ya pedido sigue en Pedidos.",
    notAllowed: "No está habilitado para su cuenta: hable con quien administra el sitio.",
    explanations: {
      delivery:
        "El cliente pide por el sitio y recibe el pedido en casa: la página A domicilio tiene carrito y dirección.",
      linktree: "La página de inicio tiene textos y botones suyos, y por ella entra el cliente.",
      localOrder: "En la mesa, el cliente escanea el código QR y llama al mesero.",
      easyOrder:
        "El cliente pide indicando la habitación o la mesa, sin dirección y sin pagar por el sitio.",
      attendantOrder: "El equipo abre cuentas en las mesas, envía pedidos y cobra.",
    },
  },
};
