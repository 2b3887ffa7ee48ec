import type { homeEditorText } from "../home-editor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const homeEditor: Translated<typeof homeEditorText> = {
  home: {
    edit: "Modifica testi e pulsanti della home",
    finish: "Termina la modifica della home",
    region: "Testi e pulsanti della home",
    aPicture: "Una foto",
    text: "Testo della home",
    miniBio: "Mini bio",
    buttons: "Pulsanti",
    noButtons: "Ancora nessun pulsante.",
    empty: "La tua home non ha ancora testi o pulsanti. Tocca la matita per scrivere.",
    addButton: "Nuovo pulsante",
    fullList: (count) => `Al massimo ${count} pulsanti.`,
    buttonNumber: (number) => `Pulsante ${number}`,
    buttonLabel: "Testo del pulsante",
    buttonLink: "Link del pulsante",
    linkHint: "https://..., tel:..., mailto:... o una pagina del sito, come /cardapio",
    fallback: (label) => `Se vuoto, appare il portoghese: ${label}`,
    labelRequired: "Inserisci il testo del pulsante.",
    linkRequired: "Inserisci il link del pulsante.",
    badLink: "Usa un link che cominci con http, https, tel o mailto, o una pagina come /cardapio.",
  },

  banner: {
    edit: "Modifica logo e banner",
    finish: "Termina la modifica di logo e banner",
    region: "Logo e banner",
    banner: "Banner",
    bannerHint: "Ogni schermo mostra il centro della foto: tieni lì l’essenziale.",
    logo: "Logo",
    logoScale: "Dimensione del logo",
    logoScaleValue: (percent) => `${percent}%`,
    logoOffset: "Posizione verticale del logo",
    logoOffsetValue: (pixels) => `${pixels} px`,
    reset: "Torna al predefinito",
    standard: "Predefinito",
    pictureOnItsWay: "Attendi la fine del caricamento della foto.",
  },
};
