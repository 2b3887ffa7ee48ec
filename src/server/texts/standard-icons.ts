import type { Language } from "../../domain/languages.ts";

export const standardIconKeys = [
  "mais-pedido",
  "novo",
  "da-casa",
  "vegetariano",
  "vegano",
  "sem-gluten",
  "sem-lactose",
  "organico",
  "picante",
  "castanhas",
  "frutos-do-mar",
  "alcool",
  "infantil",
  "compartilhar",
] as const;
/** The name of the icon's picture, and its key in the demo's menus. Owners may change the title. */
export type StandardIconKey = (typeof standardIconKeys)[number];

/** An icon's name, and its meaning for people who must not or will not eat something. */
type Words = { title: string; meaning?: string };

/** Names of the icons that a new account gets. */
export const standardIconWords: Record<Language, Record<StandardIconKey, Words>> = {
  br: {
    "mais-pedido": { title: "Mais pedido" },
    novo: { title: "Novidade" },
    "da-casa": { title: "Receita da casa" },
    vegetariano: { title: "Vegetariano", meaning: "sem carne, aves nem peixe" },
    vegano: { title: "Vegano", meaning: "sem nada de origem animal" },
    "sem-gluten": { title: "Sem glúten", meaning: "sem trigo, centeio, cevada nem aveia" },
    "sem-lactose": {
      title: "Sem lactose",
      meaning: "pode conter leite: não serve a quem tem alergia",
    },
    organico: { title: "Orgânico" },
    picante: { title: "Picante" },
    castanhas: {
      title: "Contém castanhas ou nozes",
      meaning: "amêndoa, avelã, caju, pará, macadâmia, noz, pecã ou pistache",
    },
    "frutos-do-mar": {
      title: "Contém frutos do mar",
      meaning: "crustáceos ou moluscos, como camarão, lula e mexilhão",
    },
    alcool: { title: "Contém álcool", meaning: "não é servido a menores de 18 anos" },
    infantil: { title: "Para crianças" },
    compartilhar: { title: "Para compartilhar" },
  },
  us: {
    "mais-pedido": { title: "Most ordered" },
    novo: { title: "New" },
    "da-casa": { title: "House recipe" },
    vegetariano: { title: "Vegetarian", meaning: "no meat, poultry or fish" },
    vegano: { title: "Vegan", meaning: "nothing of animal origin" },
    "sem-gluten": { title: "Gluten-free", meaning: "no wheat, rye, barley or oats" },
    "sem-lactose": {
      title: "Lactose-free",
      meaning: "may contain milk: not for people with a milk allergy",
    },
    organico: { title: "Organic" },
    picante: { title: "Spicy" },
    castanhas: {
      title: "Contains tree nuts",
      meaning: "almond, hazelnut, cashew, Brazil nut, macadamia, walnut, pecan or pistachio",
    },
    "frutos-do-mar": {
      title: "Contains seafood",
      meaning: "crustaceans or mollusks, such as shrimp, squid and mussels",
    },
    alcool: { title: "Contains alcohol", meaning: "not served to anyone under 18" },
    infantil: { title: "For children" },
    compartilhar: { title: "For sharing" },
  },
  es: {
    "mais-pedido": { title: "El más pedido" },
    novo: { title: "Novedad" },
    "da-casa": { title: "Receta de la casa" },
    vegetariano: { title: "Vegetariano", meaning: "sin carne, aves ni pescado" },
    vegano: { title: "Vegano", meaning: "sin nada de origen animal" },
    "sem-gluten": { title: "Sin gluten", meaning: "sin trigo, centeno, cebada ni avena" },
    "sem-lactose": {
      title: "Sin lactosa",
      meaning: "puede contener leche: no apto para alérgicos a la leche",
    },
    organico: { title: "Orgánico" },
    picante: { title: "Picante" },
    castanhas: {
      title: "Contiene frutos secos",
      meaning:
        "almendra, avellana, anacardo (marañón), nuez de Brasil, macadamia, nuez, pecana o pistacho",
    },
    "frutos-do-mar": {
      title: "Contiene mariscos",
      meaning: "crustáceos o moluscos, como camarones, calamares y mejillones",
    },
    alcool: { title: "Contiene alcohol", meaning: "no se sirve a menores de 18 años" },
    infantil: { title: "Para niños" },
    compartilhar: { title: "Para compartir" },
  },
  it: {
    "mais-pedido": { title: "Il più ordinato" },
    novo: { title: "Novità" },
    "da-casa": { title: "Ricetta della casa" },
    vegetariano: { title: "Vegetariano", meaning: "senza carne, pollame né pesce" },
    vegano: { title: "Vegano", meaning: "senza nulla di origine animale" },
    "sem-gluten": { title: "Senza glutine", meaning: "senza frumento, segale, orzo né avena" },
    "sem-lactose": {
      title: "Senza lattosio",
      meaning: "può contenere latte: non adatto a chi è allergico al latte",
    },
    organico: { title: "Biologico" },
    picante: { title: "Piccante" },
    castanhas: {
      title: "Contiene frutta a guscio",
      meaning: "mandorle, nocciole, anacardi, noci del Brasile, macadamia, noci, pecan o pistacchi",
    },
    "frutos-do-mar": {
      title: "Contiene frutti di mare",
      meaning: "crostacei o molluschi, come gamberi, calamari e cozze",
    },
    alcool: { title: "Contiene alcol", meaning: "non servito ai minori di 18 anni" },
    infantil: { title: "Per bambini" },
    compartilhar: { title: "Da condividere" },
  },
  fr: {
    "mais-pedido": { title: "Le plus commandé" },
    novo: { title: "Nouveauté" },
    "da-casa": { title: "Recette maison" },
    vegetariano: { title: "Végétarien", meaning: "sans viande, volaille ni poisson" },
    vegano: { title: "Végan", meaning: "sans rien d’origine animale" },
    "sem-gluten": { title: "Sans gluten", meaning: "sans blé, seigle, orge ni avoine" },
    "sem-lactose": {
      title: "Sans lactose",
      meaning: "peut contenir du lait\u202f: ne convient pas en cas d’allergie au lait",
    },
    organico: { title: "Biologique" },
    picante: { title: "Épicé" },
    castanhas: {
      title: "Contient des fruits à coque",
      meaning:
        "amande, noisette, noix de cajou, du Brésil, de macadamia ou de pécan, noix, pistache",
    },
    "frutos-do-mar": {
      title: "Contient des fruits de mer",
      meaning: "crustacés ou mollusques, comme crevettes, calmars et moules",
    },
    alcool: { title: "Contient de l’alcool", meaning: "pas servi aux moins de 18 ans" },
    infantil: { title: "Pour les enfants" },
    compartilhar: { title: "À partager" },
  },
  cn: {
    "mais-pedido": { title: "人气菜品" },
    novo: { title: "新品" },
    "da-casa": { title: "招牌菜" },
    vegetariano: { title: "素食", meaning: "不含肉类、禽类和鱼类" },
    vegano: { title: "纯素", meaning: "不含任何动物成分" },
    "sem-gluten": { title: "无麸质", meaning: "不含小麦、黑麦、大麦和燕麦" },
    "sem-lactose": { title: "无乳糖", meaning: "可能含有牛奶：不适合牛奶过敏者" },
    organico: { title: "有机" },
    picante: { title: "辣" },
    castanhas: {
      title: "含坚果",
      meaning: "杏仁、榛子、腰果、巴西坚果、夏威夷果、核桃、碧根果或开心果",
    },
    "frutos-do-mar": { title: "含海鲜", meaning: "甲壳类或软体类，如虾、鱿鱼和贻贝" },
    alcool: { title: "含酒精", meaning: "不向未满 18 岁者供应" },
    infantil: { title: "儿童餐" },
    compartilhar: { title: "适合分享" },
  },
};

const folded = (title: string) => title.trim().toLowerCase();
const keysByTitle = new Map(
  standardIconKeys.map((key) => [folded(standardIconWords.br[key].title), key]),
);

/** An icon's words in another language, if it has the product's own title. A title of its owner's stays as it is. */
export function iconWords(title: string, language: Language): Words {
  const key = keysByTitle.get(folded(title));
  return key === undefined ? { title } : standardIconWords[language][key];
}
