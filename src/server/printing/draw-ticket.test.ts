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

  it.each([
    ["Rua A, 🏠, ap 4 - 🌳, Campinas - SP", "Rua A, ap 4, Campinas - SP"],
    ["Rua A, 12 - 🌳🌳 🏡, 🏙️ - SP", "Rua A, 12 - SP"],
    ["🏠, 12, ap 4 - Centro", "12, ap 4 - Centro"],
    ["Rua A, 12 - Centro, 👍🏽", "Rua A, 12 - Centro"],
    ["Rua das 🌷 Flores, 12", "Rua das Flores, 12"],
    ["Quarto ou mesa 🏠 3", "Quarto ou mesa 3"],
  ])("draws the address %s without pictographs as %s", async (place, drawn) => {
    const picture = (at: string) => drawTicket(newTicket({ place: at }), "customer");
    expect((await picture(place)).equals(await picture(drawn))).toBe(true);
  });

  it.each(["customer", "production"] as const)(
    "draws no line of what was written in pictographs alone: %s",
    async (layout) => {
      const picture = (text: string) =>
        drawTicket(
          newTicket({
            customer: { name: text, phone: "", document: "" },
            place: text,
            isDelivery: false,
            obs: text,
            items: [newItem({ obs: text })],
          }),
          layout,
        );
      expect((await picture("🙏🏽 ❤️")).equals(await picture(""))).toBe(true);
    },
  );

  it("stops at the longest picture, and says so", async () => {
    const items = Array.from({ length: 50 }, () => newItem({ obs: "ção ".repeat(125) }));
    const jpeg = await drawTicket(newTicket({ items }), "production");
    const { height } = await sharp(jpeg).metadata();
    expect(height).toBeGreaterThan(11_000);
    expect(height).toBeLessThan(12_200);
  });
});
