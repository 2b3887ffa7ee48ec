import { GlobalFonts } from "@napi-rs/canvas";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { newItem, newTicket } from "../../domain/testing-ticket.ts";
import { drawTicket } from "./draw-ticket.ts";

const withObs = (obs: string) => drawTicket(newTicket({ obs }), "customer");

describe("a drawn ticket", () => {
  it("uses the product's own fonts and none of the machine's", () => {
    const families = GlobalFonts.families.map(({ family }) => family);
    expect(families).toContain("Comanda");
    // Fonts of packages keep their own names as well, and other tests of the process may have loaded more of them.
    const own = /^(Comanda|Noto (Emoji|Sans( (Arabic|Hebrew|JP|KR|SC|Thai))?)( \w+)?$)/;
    const others = families.filter((family) => !own.test(family));
    expect(others).toEqual([]);
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

  it("fault 10: draws letters of any script and emoji, not boxes in their place", async () => {
    const written = ["🥜", "🦐", "🚫🥜", "👑", "👍🏽", "👨‍👩‍👧", "🇧🇷", "🇵🇹", "★", "→"].concat(
      ...["中文", "かカ", "한글", "ابج", "אבג", "กขค", "हन", "Яω"].map((letters) =>
        Array.from(letters),
      ),
    );
    const drawn = await Promise.all(written.map((text) => withObs(text)));
    expect(new Set(drawn.map((jpeg) => jpeg.toString("base64"))).size).toBe(written.length);
    const unknown = await withObs("[?]");
    expect(drawn.some((jpeg) => jpeg.equals(unknown))).toBe(false);
  });

  it.each(["customer", "production"] as const)(
    "fault 10: an allergy that is written in emoji is in the picture: %s",
    async (layout) => {
      const picture = (obs: string) =>
        drawTicket(newTicket({ obs, items: [newItem({ obs })] }), layout);
      const pictures = await Promise.all(
        ["alergia: 🥜🦐", "alergia: 🥜", "alergia:", "🚫🥜", ""].map(picture),
      );
      expect(new Set(pictures.map((jpeg) => jpeg.toString("base64"))).size).toBe(pictures.length);
    },
  );

  it("fault 10: a name of emoji alone has its line", async () => {
    const picture = (name: string) =>
      drawTicket(newTicket({ customer: { name, phone: "", document: "" } }), "production");
    expect((await picture("👑")).equals(await picture(""))).toBe(false);
  });

  it("fault 10: marks what no font has, and says so at the end", async () => {
    const marked = await sharp(await withObs("sem ভাত")).metadata();
    const whole = await sharp(await withObs("sem [?]")).metadata();
    expect(marked.height).toBeGreaterThan(whole.height + 40);
  });

  it("stops at the longest picture, and says so", async () => {
    const items = Array.from({ length: 50 }, () => newItem({ obs: "ção ".repeat(125) }));
    const jpeg = await drawTicket(newTicket({ items }), "production");
    const { height } = await sharp(jpeg).metadata();
    expect(height).toBeGreaterThan(11_000);
    expect(height).toBeLessThan(12_200);
  });
});
