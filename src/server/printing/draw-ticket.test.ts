import { GlobalFonts } from "@napi-rs/canvas";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { newItem, newTicket } from "../../domain/testing-ticket.ts";
import { drawTicket } from "./draw-ticket.ts";

describe("a drawn ticket", () => {
  it("uses the product's own font and none of the machine's", () => {
    const families = GlobalFonts.families.map(({ family }) => family);
    expect(families).toContain("Comanda Ticket");
    const own = new Set(["Comanda Letter", "Comanda Ticket", "Noto Sans"]);
    expect(families.filter((family) => !own.has(family))).toEqual([]);
  });

  it("draws letters with their accents, not in the place of one another", async () => {
    const picture = (title: string) =>
      drawTicket(newTicket({ items: [newItem({ title })] }), "customer");
    const letters = [
      "a",
      "ã",
      "á",
      "â",
      "c",
      "ç",
      "e",
      "é",
      "ê",
      "o",
      "õ",
      "ô",
      "u",
      "ü",
      "Ç",
      "Ã",
      "中",
    ];
    const pictures = await Promise.all(letters.map(picture));
    expect(new Set(pictures.map((jpeg) => jpeg.toString("base64"))).size).toBe(letters.length);
    expect((await picture("c\u0327a\u0303o")).equals(await picture("ção"))).toBe(true);
  });

  it("stops at the longest picture, and says so", async () => {
    const items = Array.from({ length: 50 }, () => newItem({ obs: "ção ".repeat(125) }));
    const jpeg = await drawTicket(newTicket({ items }), "production");
    const { height } = await sharp(jpeg).metadata();
    expect(height).toBeGreaterThan(11_000);
    expect(height).toBeLessThan(12_200);
  });
});
