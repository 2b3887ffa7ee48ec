import type { Features, ViewMode } from "./landing-path.ts";
import { portugueseLabels } from "./labels.ts";

/** A code to print: the title above it, and the address that it opens. */
export type PrintedCode = { title: string; address: string };

/** The use that a guest makes of a code, as the paper says it. */
export type CodeUse = "menu" | "call" | "table" | "room";
export type DesignedCode = PrintedCode & {
  use: CodeUse;
  /** The address as people can type it, without the key. */
  said: string;
};

/**
 * Lists the codes that an account puts up. The first, under its name, leads to its front page, wherever that sends
 * visitors later. The others are for tables where guests may call an attendant, or for rooms where they order.
 */
export function printedCodes(
  account: { name: string; source: ViewMode; features: Features; locations: number },
  origin: string,
): PrintedCode[] {
  const { localOrder, easyOrder } = account.features;
  const numbers = Array.from({ length: account.locations }, (_, index) => index + 1);
  const menu = codePath(account.source);
  return [
    { title: account.name, address: `${origin}/` },
    ...(localOrder ? numbers : []).map((number) => ({
      title: portugueseLabels.table(number),
      address: `${origin}/${menu}?mesa=${number}`,
    })),
    ...(easyOrder && !localOrder ? numbers : []).map((number) => ({
      title: `Quarto ${number}`,
      address: `${origin}/easy-order?room=${number}`,
    })),
  ];
}

type Designed = { kind: CodeKind; numbers: readonly number[]; keys: ReadonlyMap<number, string> };

/** The codes that an owner has drawn: one of the account's page, or one for each of the tables or rooms. */
export function designedCodes(
  account: { name: string; source: ViewMode },
  { kind, numbers, keys }: Designed,
  origin: string,
): DesignedCode[] {
  if (kind === "page") {
    const address = `${origin}/`;
    return [{ title: account.name, address, said: address, use: "menu" }];
  }
  return numbers.map((number) => {
    if (kind === "rooms") {
      const address = `${origin}/easy-order?room=${number}`;
      return { title: `Quarto ${number}`, address, said: address, use: "room" };
    }
    const said = `${origin}/${codePath(account.source)}?mesa=${number}`;
    const key = keys.get(number);
    const title = portugueseLabels.table(number);
    if (key === undefined) return { title, address: said, said, use: "call" };
    return { title, address: `${said}&chave=${key}`, said, use: "table" };
  });
}

/** The page where a guest at a table reads the menu: never the home page, or one for deliveries or rooms. */
export function codePath(source: ViewMode): ViewMode {
  const isElsewhere = source === "home" || source === "delivery" || source === "easy-order";
  return isElsewhere ? "cardapio" : source;
}

/** Ways to put codes on sheets of A4: cards to cut out, tents of A6 to fold, stickers of 70 × 37 mm. */
export const sheetLayouts = ["cards", "tents", "stickers"] as const;
export type SheetLayout = (typeof sheetLayouts)[number];

/** Subjects of the codes: the account's page, each table, or each room. */
export const codeKinds = ["page", "tables", "rooms"] as const;
export type CodeKind = (typeof codeKinds)[number];

/** The numbers of tables or rooms that a text such as "1-4, 9" names, up to `most`; undefined for any other text. */
export function numbersIn(text: string, most: number): number[] | undefined {
  const parts = text.split(/[,;\s]+/).filter((part) => part !== "");
  const numbers = new Set<number>();
  for (const part of parts) {
    const [, first, last = first] = /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!(from >= 1 && to >= from && to <= most)) return undefined;
    for (let number = from; number <= to; number += 1) numbers.add(number);
  }
  return [...numbers].sort((a, b) => a - b);
}
