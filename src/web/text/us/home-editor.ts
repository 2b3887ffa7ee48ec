import type { homeEditorText } from "../home-editor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const homeEditor: Translated<typeof homeEditorText> = {
  home: {
    edit: "Edit the home page’s texts and buttons",
    finish: "Finish editing the home page",
    region: "Texts and buttons of the home page",
    aPicture: "A photo",
    text: "Home page text",
    miniBio: "Mini bio",
    buttons: "Buttons",
    noButtons: "No buttons yet.",
    empty: "Your home page has no texts or buttons yet. Tap the pencil to write.",
    addButton: "New button",
    fullList: (count) => `At most ${count} buttons fit.`,
    buttonNumber: (number) => `Button ${number}`,
    buttonLabel: "Button’s text",
    buttonLink: "Button’s link",
    linkHint: "https://..., tel:..., mailto:... or a page of the site, like /cardapio",
    fallback: (label) => `If blank, the Portuguese is shown: ${label}`,
    labelRequired: "Enter the button’s text.",
    linkRequired: "Enter the button’s link.",
    badLink: "Use a link that begins with http, https, tel or mailto, or a page like /cardapio.",
  },

  banner: {
    edit: "Edit logo and banner",
    finish: "Finish editing logo and banner",
    region: "Logo and banner",
    banner: "Banner",
    bannerHint: "Each screen shows the middle of the photo: keep what matters in the center.",
    logo: "Logo",
    logoScale: "Logo size",
    logoScaleValue: (percent) => `${percent}%`,
    logoOffset: "Vertical position of the logo",
    logoOffsetValue: (pixels) => `${pixels} px`,
    reset: "Back to default",
    standard: "Default",
    pictureOnItsWay: "Wait until the photo has been uploaded.",
  },
};
