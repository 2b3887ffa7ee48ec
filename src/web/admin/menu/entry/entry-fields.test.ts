import { describe, expect, test } from "vitest";
import { newCategory, newItem } from "../../../content/testing-menu.ts";
import { editOf, fieldLabel, fieldOfPath, fieldsOf } from "./entry-fields.ts";

describe("an entry's fields", () => {
  test("are read from the menu, and a category has no price", () => {
    const item = newItem("suco", { title_us: "Juice" });
    expect(fieldsOf(item)).toMatchObject({ title_us: "Juice", title_it: "", priceCents: 1000 });
    expect(fieldsOf(newCategory("bebidas", []))).not.toHaveProperty("priceCents");
  });

  test("go over the wire in reais, with the pictures", () => {
    expect(editOf({ title_us: "", priceCents: 1990, images: [] })).toEqual({
      title_us: "",
      extras: { price: 19.9 },
      uploads: { images: [] },
    });
  });

  test("are known by the paths of a refusal, which may go deeper", () => {
    const paths = ["data.title_us", "data.extras.price", "data.uploads.images.0", "data.id"];
    expect(paths.map(fieldOfPath)).toEqual(["title_us", "priceCents", "images", "data.id"]);
  });

  test("have the names that people know, with the language where it is not Portuguese", () => {
    const names = ["title_br", "subtitle_us", "priceCents", "images"];
    expect(names.map(fieldLabel)).toEqual(["Título", "Descrição (English)", "Preço", "Foto"]);
  });
});
