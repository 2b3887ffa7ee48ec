import { describe, expect, test } from "vitest";
import { translatedText } from "./translated-texts.ts";

describe("a text of the wire", () => {
  const title = { title_br: "Água", title_us: "Water", title_es: " " };

  test("is read in the visitor's language", () => {
    expect(translatedText(title, "title", "us")).toBe("Water");
    expect(translatedText(title, "title", "br")).toBe("Água");
  });

  test("falls back to Portuguese where it is missing or blank", () => {
    expect(translatedText(title, "title", "fr")).toBe("Água");
    expect(translatedText(title, "title", "es")).toBe("Água");
  });

  test("is empty where nobody has written it, whatever other fields there are", () => {
    expect(translatedText({ title_br: "Água" } as object, "subtitle", "us")).toBe("");
  });

  test("ignores fields that only look like a translation", () => {
    const fields = { title_br: "Água", title_xx: "?", title: "?" };
    expect(translatedText(fields, "title", "us")).toBe("Água");
  });
});
