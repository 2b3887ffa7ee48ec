/** The two forms of an order's ticket: with prices for the guest, large and without prices for the kitchen. */
export const printLayouts = ["customer", "production"] as const;

export type PrintLayout = (typeof printLayouts)[number];

/** Layouts of a print job: an order's ticket, the bill of a tab, or the closing of a day. */
export const jobLayouts = [...printLayouts, "bill", "day"] as const;
export type JobLayout = (typeof jobLayouts)[number];

export const printLayoutLabels: Record<PrintLayout, string> = {
  customer: "Via Cliente",
  production: "Produção",
};

/** An order's number in print: 7 is "#007", 12 is "#0012". */
export function printedNumber(number: number): string {
  return `#00${number}`;
}
