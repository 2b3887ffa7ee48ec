import type { Features, ViewMode } from "./landing-path.ts";

/** A code to print: what stands above it, and the address that it leads to. */
export type PrintedCode = { title: string; address: string };

/**
 * Lists the codes that an account puts up. The first, under its name, leads to its page, wherever that sends visitors
 * later. The others are for each table where guests may call an attendant, and for each room where they order.
 */
export function printedCodes(
  account: { name: string; source: ViewMode; features: Features; locations: number },
  origin: string,
): PrintedCode[] {
  const { localOrder, easyOrder } = account.features;
  const numbers = Array.from({ length: account.locations }, (_, index) => index + 1);
  const menu = menuPath(account.source);
  return [
    { title: account.name, address: `${origin}/` },
    ...(localOrder ? numbers : []).map((number) => ({
      title: `Mesa ${number}`,
      address: `${origin}/${menu}?mesa=${number}`,
    })),
    ...(easyOrder && !localOrder ? numbers : []).map((number) => ({
      title: `Quarto ${number}`,
      address: `${origin}/easy-order?room=${number}`,
    })),
  ];
}

/** The page where a guest at a table reads the menu, never the one from which orders are sent elsewhere. */
function menuPath(source: ViewMode): ViewMode {
  const isElsewhere = source === "home" || source === "delivery" || source === "easy-order";
  return isElsewhere ? "cardapio" : source;
}
