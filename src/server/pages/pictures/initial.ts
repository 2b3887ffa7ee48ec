/** What the product's font has. */
const drawable = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]/u;

/** The letter that stands for a business without a logo; "" when there is none that can be drawn. */
export function initialOf(name: string): string {
  const [first = ""] = Array.from(name.normalize("NFC"));
  return drawable.test(first) ? first.toLocaleUpperCase("pt-BR") : "";
}
