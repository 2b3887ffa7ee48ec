import type { homeEditorText } from "../home-editor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const homeEditor: Translated<typeof homeEditorText> = {
  home: {
    edit: "Modifier textes et boutons de l’accueil",
    finish: "Terminer la modification de l’accueil",
    region: "Textes et boutons de l’accueil",
    aPicture: "Une photo",
    text: "Texte de l’accueil",
    miniBio: "Mini-bio",
    buttons: "Boutons",
    noButtons: "Aucun bouton.",
    empty: "Votre accueil n’a encore ni textes ni boutons. Touchez le crayon pour écrire.",
    addButton: "Nouveau bouton",
    fullList: (count) => `${count} boutons au maximum.`,
    buttonNumber: (number) => `Bouton ${number}`,
    buttonLabel: "Texte du bouton",
    buttonLink: "Lien du bouton",
    linkHint: "https://..., tel:..., mailto:... ou une page du site, comme /cardapio",
    fallback: (label) => `Si vide, le portugais s’affiche\u202f: ${label}`,
    labelRequired: "Saisissez le texte du bouton.",
    linkRequired: "Saisissez le lien du bouton.",
    badLink:
      "Utilisez un lien qui commence par http, https, tel ou mailto, ou une page comme /cardapio.",
  },

  banner: {
    edit: "Modifier logo et bannière",
    finish: "Terminer la modification de logo et bannière",
    region: "Logo et bannière",
    banner: "Bannière",
    bannerHint: "Chaque écran montre le milieu de la photo\u202f: gardez l’essentiel au centre.",
    logo: "Logo",
    logoScale: "Taille du logo",
    logoScaleValue: (percent) => `${percent}\u202f%`,
    logoOffset: "Position verticale du logo",
    logoOffsetValue: (pixels) => `${pixels} px`,
    reset: "Par défaut",
    standard: "Par défaut",
    pictureOnItsWay: "Attendez la fin de l’envoi de la photo.",
  },
};
