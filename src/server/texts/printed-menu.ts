import type { FigureKey } from "../../contract/menu-fields.ts";
import type { Language } from "../../domain/languages.ts";
import type { PricingLabels } from "../../domain/pricing-words.ts";
import { pricing } from "./pricing.ts";

/** Words of a printed menu, beside the owner's own texts. */
export type MenuWords = PricingLabels & {
  documentTitle: (account: string) => string;
  from: (price: string) => string;
  figures: Record<FigureKey, (value: number) => string>;
  continued: (category: string) => string;
  page: (number: number, of: number) => string;
  icons: string;
  /** Below what the icons mean. */
  allergies: string;
  hours: string;
  closed: string;
  scan: string;
};

export const menuWords: Record<Language, MenuWords> = {
  br: {
    documentTitle: (account) => `Cardápio – ${account}`,
    from: (price) => `a partir de ${price}`,
    figures: {
      serves: (people) => (people === 1 ? "serve 1 pessoa" : `serve ${people} pessoas`),
    },
    ...pricing.br,
    continued: (category) => `${category} (continuação)`,
    page: (number, of) => `Página ${number} de ${of}`,
    icons: "O que os ícones dizem",
    allergies: "Alergia ou intolerância? Avise antes de pedir: tudo é preparado na mesma cozinha.",
    hours: "Horários",
    closed: "fechado",
    scan: "Aponte a câmera do celular e veja o cardápio de hoje",
  },
  us: {
    documentTitle: (account) => `Menu – ${account}`,
    from: (price) => `from ${price}`,
    figures: {
      serves: (people) => (people === 1 ? "serves 1" : `serves ${people}`),
    },
    ...pricing.us,
    continued: (category) => `${category} (continued)`,
    page: (number, of) => `Page ${number} of ${of}`,
    icons: "What the icons mean",
    allergies:
      "Allergy or intolerance? Tell us before you order: everything is prepared in the same kitchen.",
    hours: "Opening hours",
    closed: "closed",
    scan: "Point your phone’s camera here for today’s menu",
  },
  es: {
    documentTitle: (account) => `Menú – ${account}`,
    from: (price) => `desde ${price}`,
    figures: {
      serves: (people) => (people === 1 ? "para 1 persona" : `para ${people} personas`),
    },
    ...pricing.es,
    continued: (category) => `${category} (continuación)`,
    page: (number, of) => `Página ${number} de ${of}`,
    icons: "Qué significan los íconos",
    allergies: "¿Alergia o intolerancia? Avise antes de pedir: todo se prepara en la misma cocina.",
    hours: "Horarios",
    closed: "cerrado",
    scan: "Apunte la cámara del teléfono para ver el menú de hoy",
  },
  it: {
    documentTitle: (account) => `Menù – ${account}`,
    from: (price) => `da ${price}`,
    figures: {
      serves: (people) => (people === 1 ? "per 1 persona" : `per ${people} persone`),
    },
    ...pricing.it,
    continued: (category) => `${category} (continua)`,
    page: (number, of) => `Pagina ${number} di ${of}`,
    icons: "Che cosa indicano le icone",
    allergies:
      "Allergie o intolleranze? Avvisaci prima di ordinare: tutto è preparato nella stessa cucina.",
    hours: "Orari",
    closed: "chiuso",
    scan: "Inquadra il codice con il telefono per vedere il menù di oggi",
  },
  fr: {
    documentTitle: (account) => `Carte – ${account}`,
    from: (price) => `à partir de ${price}`,
    figures: {
      serves: (people) => (people === 1 ? "pour 1 personne" : `pour ${people} personnes`),
    },
    ...pricing.fr,
    continued: (category) => `${category} (suite)`,
    page: (number, of) => `Page ${number} sur ${of}`,
    icons: "Ce que signifient les icônes",
    allergies:
      "Allergie ou intolérance\u202f? Prévenez-nous avant de commander\u202f: tout est préparé dans la même cuisine.",
    hours: "Horaires",
    closed: "fermé",
    scan: "Visez le code avec votre téléphone pour voir la carte du jour",
  },
  cn: {
    documentTitle: (account) => `菜单 – ${account}`,
    from: (price) => `${price} 起`,
    figures: {
      serves: (people) => `${people} 人份`,
    },
    ...pricing.cn,
    continued: (category) => `${category}（续）`,
    page: (number, of) => `第 ${number} 页，共 ${of} 页`,
    icons: "图标说明",
    allergies: "如有过敏或不耐受，请在点餐前告知：所有菜品均在同一厨房制作。",
    hours: "营业时间",
    closed: "休息",
    scan: "用手机扫码查看今日菜单",
  },
};
