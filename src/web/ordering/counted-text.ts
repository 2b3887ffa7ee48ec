/** So many of something within a line: the quantity stays on the line on which the title begins. */
export function countedText({ qty, title }: { qty: number; title: string }): string {
  return `${qty}×\u00a0${title}`;
}
