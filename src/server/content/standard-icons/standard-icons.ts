import { fileURLToPath } from "node:url";

/** An icon that tells something about an item at a glance. */
type StandardIcon = {
  /** The name of its picture's file, and by which the demo's menus know it; owners may change the title. */
  key: string;
  title: string;
};

// No emoji says "without"; a sheaf of wheat or a glass of milk would read as a warning. So the two
// "sem" icons show what takes their place: corn and coconut.
export const standardIcons: readonly StandardIcon[] = [
  { key: "mais-pedido", title: "Mais pedido" },
  { key: "novo", title: "Novidade" },
  { key: "da-casa", title: "Receita da casa" },
  { key: "vegetariano", title: "Vegetariano" },
  { key: "vegano", title: "Vegano" },
  { key: "sem-gluten", title: "Sem glúten" },
  { key: "sem-lactose", title: "Sem lactose" },
  { key: "organico", title: "Orgânico" },
  { key: "picante", title: "Picante" },
  { key: "castanhas", title: "Contém castanhas ou nozes" },
  { key: "frutos-do-mar", title: "Contém frutos do mar" },
  { key: "alcool", title: "Contém álcool" },
  { key: "infantil", title: "Para crianças" },
  { key: "compartilhar", title: "Para compartilhar" },
];

/** The file of an icon's picture: 256 pixels wide, on a transparent ground. */
export function iconPath(key: string): string {
  return fileURLToPath(new URL(`pictures/${key}.webp`, import.meta.url));
}
