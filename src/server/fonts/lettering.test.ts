import { createRequire } from "node:module";
import { openSync } from "fontkit";
import { describe, expect, it } from "vitest";
import covered from "./covered.json" with { type: "json" };
import { letteringFor } from "./lettering.ts";

const { resolve } = createRequire(import.meta.url);

/** The code points that a font has, as CSS writes them. */
function codePointsIn(file: string): string {
  const font = openSync(resolve(`@expo-google-fonts/${file}`));
  if (!("characterSet" in font)) throw new Error("a collection of fonts");
  const runs: { first: number; last: number }[] = [];
  for (const codePoint of font.characterSet.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.last === codePoint - 1) run.last = codePoint;
    else runs.push({ first: codePoint, last: codePoint });
  }
  const hex = (codePoint: number) => codePoint.toString(16);
  return runs
    .map(({ first, last }) => `U+${first === last ? hex(first) : `${hex(first)}-${hex(last)}`}`)
    .join(",");
}

describe("fault 10: the letters of what is drawn", () => {
  it.each([
    ["base", "noto-sans/400Regular/NotoSans_400Regular.ttf"],
    ["emoji", "noto-emoji/400Regular/NotoEmoji_400Regular.ttf"],
  ] as const)("are known of the %s font: covered.json says what it has", (name, file) => {
    expect(covered[name]).toBe(codePointsIn(file));
  });

  it.each([
    ["alergia: 🥜🦐 🚫🥜 👑 👩🏽‍🍳 1️⃣ ❤️ 🇧🇷", ["Comanda", "Comanda Emoji"]],
    ["Pão de açúcar – “R$ 5” … Привет αβγ हिन्दी ₿", ["Comanda"]],
  ])("%s need the fonts %j", (text, families) => {
    const lettering = letteringFor([text]);
    expect(lettering.isWhole).toBe(true);
    expect(lettering.families).toBe(families.map((family) => `"${family}"`).join(", "));
  });

  it.each([
    "中文，好。",
    "かつ丼 カレー！",
    "김치찌개",
    "خبز، بالثوم؟ ١٢",
    "לחם שום",
    "ผัดไทย ฿",
    "★ → ● ♪ №",
  ])("are there for %s", (text) => {
    const { isWhole, drawable } = letteringFor([text]);
    expect([isWhole, drawable(text)]).toEqual([true, text]);
  });

  it("that no font has are marked, once for all that stand together", () => {
    const text = "sem ভাত দিন, por favor";
    const { isWhole, drawable } = letteringFor([text]);
    expect([isWhole, drawable(text)]).toEqual([false, "sem [?], por favor"]);
  });
});
