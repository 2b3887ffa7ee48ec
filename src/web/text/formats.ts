import { spokenTag } from "./spoken-language.ts";

// Numbers as readers of the interface's language write them.

/** 1234.5 is "1.234,5", or "1,234.5"; with as many decimals as are asked for, or as the value has. */
export function formatNumber(value: number, decimals?: number): string {
  return numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    value,
  );
}

/** 1234.5 is "1234,5", or "1234.5": as it is typed. */
export const typedNumber = (value: number): string =>
  numberFormat({ useGrouping: false }).format(value);

/** 0.125 is "12,5%", "12.5%" or "12,5 %". */
export function formatShare(share: number, decimals: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return numberFormat({ style: "percent", ...digits }).format(share);
}

/** 12345 is "12,3 mil" or "12.3K", where there is little room. */
export function shortNumber(value: number): string {
  return numberFormat({ notation: "compact", maximumFractionDigits: 1 }).format(value);
}

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(spokenTag(), options);
}
