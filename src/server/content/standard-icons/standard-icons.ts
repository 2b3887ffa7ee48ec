/** What an icon says of an item at a glance. */
type StandardIcon = {
  /** The name by which the demo's menus and the program know it; owners may change the title. */
  key: string;
  title: string;
  /** The picture's file name in the emoji package, without the extension. */
  picture: string;
};

// No emoji says "without"; a sheaf of wheat or a glass of milk would read as a warning. So the two
// "sem" icons show what takes their place: corn and coconut.
export const standardIcons: readonly StandardIcon[] = [
  { key: "mais-pedido", title: "Mais pedido", picture: "2b50" },
  { key: "novo", title: "Novidade", picture: "2728" },
  { key: "da-casa", title: "Receita da casa", picture: "1f9d1-200d-1f373" },
  { key: "vegetariano", title: "Vegetariano", picture: "1f96c" },
  { key: "vegano", title: "Vegano", picture: "1f331" },
  { key: "sem-gluten", title: "Sem glúten", picture: "1f33d" },
  { key: "sem-lactose", title: "Sem lactose", picture: "1f965" },
  { key: "organico", title: "Orgânico", picture: "1f33f" },
  { key: "picante", title: "Picante", picture: "1f336-fe0f" },
  { key: "castanhas", title: "Contém castanhas ou nozes", picture: "1f95c" },
  { key: "frutos-do-mar", title: "Contém frutos do mar", picture: "1f990" },
  { key: "alcool", title: "Contém álcool", picture: "1f51e" },
  { key: "infantil", title: "Para crianças", picture: "1f9d2" },
  { key: "compartilhar", title: "Para compartilhar", picture: "1f37d-fe0f" },
];
