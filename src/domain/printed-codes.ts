import type { Features, ViewMode } from "./landing-path.ts";
import { portugueseLabels } from "./labels.ts";
import type { CodeKind } from "./sheet-design.ts";

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
