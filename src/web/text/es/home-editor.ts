import type { homeEditorText } from "../home-editor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const homeEditor: Translated<typeof homeEditorText> = {
  home: {
    edit: "Editar textos y botones del inicio",
    finish: "Terminar la edición del inicio",
    region: "Textos y botones del inicio",
    aPicture: "Una foto",
    text: "Texto del inicio",
    miniBio: "Minibiografía",
    buttons: "Botones",
    noButtons: "Ningún botón todavía.",
    empty: "Su página de inicio todavía no tiene textos ni botones. Toque el lápiz para escribir.",
    addButton: "Nuevo botón",
    fullList: (count) => `Caben como máximo ${count} botones.`,
    buttonNumber: (number) => `Botón ${number}`,
    buttonLabel: "Texto del botón",
    buttonLink: "Enlace del botón",
    linkHint: "https://..., tel:..., mailto:... o una página del sitio, como /cardapio",
    fallback: (label) => `En blanco se muestra el portugués: ${label}`,
    labelRequired: "Escriba el texto del botón.",
    linkRequired: "Escriba el enlace del botón.",
    badLink:
      "Use un enlace que empiece con http, https, tel o mailto, o una página como /cardapio.",
  },

  banner: {
    edit: "Editar logo y banner",
    finish: "Terminar la edición de logo y banner",
    region: "Logo y banner",
    banner: "Banner",
    bannerHint: "Cada pantalla muestra el centro de la foto: deje ahí lo principal.",
    logo: "Logo",
    logoScale: "Tamaño del logo",
    logoScaleValue: (percent) => `${percent}%`,
    logoOffset: "Posición vertical del logo",
    logoOffsetValue: (pixels) => `${pixels} px`,
    reset: "Volver a lo predeterminado",
    standard: "Predeterminado",
    pictureOnItsWay: "Espere a que la foto termine de subirse.",
  },
};
