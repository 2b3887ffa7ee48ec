/** Of the scripts that the product has fonts for, those in which one letter stands for a word. */
const drawable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Nd}]/u;

/** The letter that stands for a business without a logo; "" when there is none that can be drawn. */
export function initialOf(name: string): string {
  const [first = ""] = Array.from(name.normalize("NFC"));
  return drawable.test(first) ? first.toLocaleUpperCase("pt-BR") : "";
}
