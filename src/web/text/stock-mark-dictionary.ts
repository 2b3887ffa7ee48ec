import { dictionary } from "./spoken-language.ts";

/** The button and the mark beside an item that runs out, for staff, in Portuguese; see dictionary.ts. */
export const stockMarkText = dictionary("stock-mark", {
  button: "Esgotou",
  buttonOf: (title: string) => `Esgotou: ${title}`,
  left: (count: number) => (count === 1 ? "Resta 1" : `Restam ${count}`),
});
