import { expect, test } from "vitest";
import { beer } from "../outbox/testing-floor.ts";
import { typedTitle } from "./menu-titles.ts";

test("what has left the menu is called what it was when it was typed, an option after its item", () => {
  const [line] = Object.values(beer(1));
  const lime = { qty: 1, title_br: "Limão", extras: { price: 1 } };
  const draft = { items: { beer: { ...line!, children: { lime } } } };
  expect(typedTitle(draft, "beer")).toBe("Cerveja");
  expect(typedTitle(draft, "beer/lime")).toBe("Cerveja\u00a0· Limão");
  expect(typedTitle(draft, "wine")).toBeUndefined();
});
