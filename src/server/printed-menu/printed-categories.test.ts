import { expect, it } from "vitest";
import type { PrintedGroup, PrintedItem } from "./asked-menu.ts";
import { shareGroups } from "./printed-categories.ts";

function item(title: string, ...groups: PrintedGroup[]): PrintedItem {
  return { title, subtitle: "", price: "", figures: [], icons: [], groups };
}

const group = (head: string, ...options: string[]): PrintedGroup => ({
  head,
  options: options.map((option) => ({ title: option, price: "" })),
});

const [additions, doneness] = [group("Adicionais", "Bacon", "Queijo"), group("Ponto", "Mal")];

it("what all items of a category have stands once", () => {
  const shared = shareGroups([item("Smash", additions), item("Duplo", doneness, additions)]);
  expect(shared).toEqual({ groups: [additions], items: [item("Smash"), item("Duplo", doneness)] });
});

it("what one lacks, or has otherwise, stays with each", () => {
  const dearer = { ...additions, options: [{ title: "Bacon", price: "R$ 4,00" }] };
  for (const last of [item("Água"), item("Duplo", dearer)]) {
    const items = [item("Smash", additions), last];
    expect(shareGroups(items)).toEqual({ groups: [], items });
  }
});

it("an item alone keeps its own", () => {
  const alone = [item("Smash", additions)];
  expect(shareGroups(alone)).toEqual({ groups: [], items: alone });
});

it("what three have and another lacks stands once too, and is named where it holds", () => {
  const dearer = { ...additions, options: [{ title: "Bacon", price: "R$ 4,00" }] };
  const three = ["Smash", "Duplo", "Vegano"].map((title) => item(title, additions, doneness));
  const shared = shareGroups([item("Kids", dearer), ...three, item("Água")]);
  expect(shared.groups).toEqual([additions, doneness]);
  const names = group("Adicionais\u00a0· Ponto");
  expect(shared.items).toEqual([
    item("Kids", dearer),
    item("Smash", names),
    item("Duplo", names),
    item("Vegano", names),
    item("Água"),
  ]);
});

it("unlike groups of one name stand once where all have both, and a name is said once without its colon", () => {
  const [hot, cold] = [group("Opções", "Café"), group("Opções", "Suco")];
  const all = shareGroups([item("Da manhã", hot, cold), item("Da tarde", hot, cold)]);
  expect(all).toEqual({ groups: [hot, cold], items: [item("Da manhã"), item("Da tarde")] });
  const sauce = group("Molho:", "Ao sugo");
  const three = ["Penne", "Nhoque", "Ravióli"].map((title) => item(title, sauce, sauce));
  expect(shareGroups([...three, item("Pão")]).items[0]).toEqual(item("Penne", group("Molho")));
});
