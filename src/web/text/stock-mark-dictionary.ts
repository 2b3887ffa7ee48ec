import { dictionary } from "./spoken-language.ts";

export const stockMarkText = dictionary("stock-mark", {
  button: "Esgotou",
  buttonOf: (title: string) => `Esgotou: ${title}`,
  left: (count: number) => (count === 1 ? "Resta 1" : `Restam ${count}`),
});
