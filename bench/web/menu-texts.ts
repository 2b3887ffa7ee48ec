import { randomFrom } from "./random.ts";

const dishes =
  "Pizza,Risoto,Hambúrguer,Salada,Lasanha,Moqueca,Filé,Frango,Tapioca,Escondidinho,Nhoque,Bowl,Wrap,Sanduíche,Crepe";
const manners =
  "da casa,à parmegiana,na brasa,com ervas,ao molho de queijo,caiçara,do chef,mineiro,à moda da Nonna,defumado";
const ingredients =
  "muçarela,tomate,manjericão,cebola roxa,bacon,rúcula,alho frito,requeijão,palmito,milho,azeitona preta,pimentão,carne de sol,catupiry,farofa,molho barbecue,cogumelos,gorgonzola,nozes,limão-siciliano,cheddar,picles,couve,abóbora,castanha-de-caju,coentro,leite de coco,camarão,linguiça,batata palha,ovo,parmesão";
const groups = "Entradas,Pizzas,Massas,Grelhados,Lanches,Saladas,Peixes,Sobremesas,Bebidas,Vinhos";

type MenuFile = {
  categories: { title_br: string; subtitle_br: string; items: MenuFileItem[] }[];
};
type MenuFileItem = {
  title_br: string;
  subtitle_br: string;
  price: number;
  groups?: { title_br: string; items: { title_br: string; price: number }[] }[];
};

/** A menu file for the import: ten categories, and options at every third item. */
export function menuOf(itemCount: number): MenuFile {
  const random = randomFrom(itemCount);
  const one = (words: string) => {
    const all = words.split(",");
    return all[Math.floor(random() * all.length)] ?? "";
  };
  const several = (count: number) =>
    [...new Set(Array.from({ length: count }, () => one(ingredients)))].join(", ");
  const price = (most: number) => Math.round(random() * most * 2) / 2 + 0.9;
  const categories = groups.split(",");
  const item = (index: number): MenuFileItem => ({
    // The number makes titles unique: imports match entries by title.
    title_br: `${one(dishes)} ${one(manners)} ${index + 1}`,
    subtitle_br: `${one(dishes)} com ${several(5)}.`,
    price: price(70),
    ...(index % 3 === 0 ? { groups: [{ title_br: "Adicionais", items: options() }] } : {}),
  });
  const options = () =>
    ingredients
      .split(",")
      .slice(0, 4)
      .map((title) => ({ title_br: title, price: price(6) }));
  return {
    categories: categories.map((title, at) => ({
      title_br: title,
      subtitle_br: `Servidos com ${several(3)}.`,
      items: Array.from({ length: itemCount }, (_, index) => index)
        .filter((index) => index % categories.length === at)
        .map(item),
    })),
  };
}
