/** Guests may pay before they get it: what was ordered within this time is still made once its tab is closed. */
export const paidMadeMs = 3_600_000;
/** An order that nobody has finished after so long is no longer cooked. */
export const openMs = 24 * 3_600_000;

type ToMake = { title: string; qty: number; options?: readonly Option[] };
type Option = { title: string; qty: number; share?: string | undefined };
type Sum = { title: string; qty: number; options: Sum[] };

/**
 * Sums units to cook by title, largest first, and below each title its options. Of "½ Calabresa" it counts the units
 * that have it.
 */
export function sumByTitle(lines: readonly ToMake[]): Sum[] {
  return [...new Set(lines.map(({ title }) => title))]
    .map((title) => {
      const same = lines.filter((line) => line.title === title);
      const options = same.flatMap(({ qty, options: chosen = [] }) =>
        chosen.map((one) => (one.share ? { title: `${one.share} ${one.title}`, qty } : one)),
      );
      return {
        title,
        qty: same.reduce((sum, { qty }) => sum + qty, 0),
        options: sumByTitle(options),
      };
    })
    .sort((a, b) => b.qty - a.qty || a.title.localeCompare(b.title, "pt-BR"));
}
