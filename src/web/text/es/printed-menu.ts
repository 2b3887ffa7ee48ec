import type { printedMenuText } from "../printed-menu-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const printedMenu: Translated<typeof printedMenuText> = {
  help: "Un PDF del menú para imprimir, hecho con lo que está ahora en el sitio.",
  design: "Diseñar menú",
  designHint: "En A4, A5, cuadernillo o folleto, con el código que lleva al menú de hoy.",
  paper: "Papel",
  papers: {
    a4: "Hojas A4",
    a5: "Hojas A5",
    booklet: "Cuadernillo: hojas A4 dobladas por la mitad",
    flyer: "Folleto: hoja A4 doblada en tres",
  },
  bookletHint: "Imprima por las dos caras, girando por el borde corto, y doble por la mitad.",
  flyerHint:
    "Imprima por las dos caras, girando por el borde corto. Con la cara interior hacia arriba, doble el tercio derecho y después el izquierdo por encima.",
  letters: "Tamaño de letra",
  sizes: { usual: "Normal", large: "Grande, para quien lee con dificultad" },
  languageHint: "Lo que no esté traducido sale en portugués.",
  prices: "Con precios",
  address: "Con dirección y teléfono",
  hours: "Con horarios",
  logo: "Con el logo",
  colours: "Con el color del local",
  coloursHint: "Sin él, el menú sale en blanco y negro.",
  preview: (page, pages) => `Página ${page} de ${pages}`,
  previousPage: "Página anterior",
  nextPage: "Página siguiente",
  drawing: "Dibujando...",
  contents:
    "Entra lo que los clientes ven en el menú, también lo que está agotado. Lo inactivo o lo oculto queda fuera.",
  download: "Descargar PDF",
  downloaded: (pages, sheets) =>
    `PDF descargado: ${pages === 1 ? "1 página" : `${pages} páginas`} en ${sheets === 1 ? "1 hoja" : `${sheets} hojas`}, por las dos caras.`,
  fileName: "menu.pdf",
};
