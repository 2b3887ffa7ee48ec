/** Guests may pay before they get it: what was ordered within this time is still made once its tab is closed. */
export const paidMadeMs = 3_600_000;
/** An order that nobody has finished after so long is no longer cooked. */
export const openMs = 24 * 3_600_000;

type ToMake = { title: string; qty: number; options?: readonly Option[] };
type Option = { title: string; qty: number; share?: string | undefined; main?: true | undefined };
type Sum = { title: string; qty: number; options: Sum[] };

/**
 * Sums units to cook by title, largest first, and below each title what tells its units apart, as sizes and flavours.
 * Of "½ Calabresa" it counts the units that have it.
 */
export function sumByTitle(lines: readonly ToMake[]): Sum[] {
  return [...new Set(lines.map(({ title }) => title))]
    .map((title) => {
      const same = lines.filter((line) => line.title === title);
      const options = same.flatMap(({ qty, options: chosen = [] }) =>
        chosen.flatMap(({ share, main, ...one }) =>
          share ? { title: `${share}\u00a0${one.title}`, qty } : main ? one : [],
        ),
      );
      const units = same.reduce((sum, { qty }) => sum + qty, 0);
      return { title, qty: units, options: sumByTitle(options) };
    })
    .sort((a, b) => b.qty - a.qty || a.title.localeCompare(b.title, "pt-BR"));
}
