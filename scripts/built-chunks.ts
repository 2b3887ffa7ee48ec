import { readFile } from "node:fs/promises";

export const webFolder = new URL("../dist/web/", import.meta.url);

type Chunk = {
  file: string;
  /** A name, if the file's own does not have it. */
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  /** Files that those style sheets name. */
  assets?: string[];
};
export type Chunks = Record<string, Chunk>;

/** Runs before the page is first drawn. It is inline in the page, so nobody asks for its file. */
export const firstScript = "src/web/site/first-script.ts";
/** Sources that every page loads. */
const entries = ["src/web/entry-client.tsx", firstScript];

/** The chunks of the build, by source. */
export async function readChunks(): Promise<Chunks> {
  const manifest = await readFile(new URL(".vite/manifest.json", webFolder), "utf8");
  return JSON.parse(manifest) as Chunks;
}

/** The folders of `src/web` whose screens are for staff, who need the network. */
export const staffPages = [
  "auth",
  "admin",
  "cash",
  "counter",
  "floor",
  "kitchen",
  "orders/arrivals",
  "orders/lines",
  "orders/paper",
  "orders/payment",
  "orders/pausing",
  "reports",
  "stock",
] as const;
/**
 * A chunk of those folders that guests' pages fetch for staff; it is shared, so that its key does not name a folder.
 */
const staffPart = "KeepSending";

/** Translations are left out: a page keeps those of its own language when it first shows them. */
const translation = /^src\/web\/text\/[a-z]{2}\//;

type Wanted = {
  /** Also what the chunks may load later. */
  onDemand: boolean;
  /** Folders of `src/web` that are left out, with what only they bring; each has a page that is loaded later. */
  without: readonly string[];
};

type Walk = Pick<Wanted, "onDemand"> & { isLeft: (key: string) => boolean };

/** The keys of the chunks that pages bring with them. Throws for a folder that has no page any more. */
export function reachableChunks(chunks: Chunks, { onDemand, without }: Wanted): Set<string> {
  const left = without.map((folder) => `src/web/${folder}/`);
  const isLeft = (key: string) =>
    left.some((start) => key.startsWith(start)) ||
    chunks[key]?.name === staffPart ||
    translation.test(key);
  const gone = left.find((start) => !Object.keys(chunks).some((key) => key.startsWith(start)));
  if (gone !== undefined) throw new Error(`No page is loaded from ${gone}`);
  if (!Object.values(chunks).some(({ name }) => name === staffPart))
    throw new Error(`No part is called ${staffPart}`);
  return importsOf(chunks, entries, { onDemand, isLeft });
}

/** Guests need these without a network, from the order to the rating. */
const guestParts = [
  "cart/CartPanel.tsx",
  "cart/checkout/CheckoutDialog.tsx",
  "orders/OrderPage.tsx",
  "orders/again/AgainDialog.tsx",
  "orders/order/PixCode.tsx",
  "orders/order/WithdrawDialog.tsx",
  "privacy/PrivacyPage.tsx",
  "rating/RatingForm.tsx",
];

/** The keys of the chunks that a guest's device keeps for use without a network. Throws if it lacks a guest's part. */
export function keptChunks(chunks: Chunks): string[] {
  const keys = reachableChunks(chunks, { onDemand: true, without: staffPages });
  const missing = guestParts.find((part) => !keys.has(`src/web/${part}`));
  if (missing !== undefined) throw new Error(`${missing} is not kept for no network`);
  return [...keys].filter((key) => key !== firstScript);
}

/** The keys of the chunks with all that they import. */
export function importsOf(
  chunks: Chunks,
  starts: readonly string[],
  { onDemand = false, isLeft = () => false }: Partial<Walk> = {},
): Set<string> {
  const keys = new Set<string>();
  const visit = (key: string) => {
    if (keys.has(key) || isLeft(key)) return;
    keys.add(key);
    chunks[key]?.imports?.forEach(visit);
    if (onDemand) chunks[key]?.dynamicImports?.forEach(visit);
  };
  starts.forEach(visit);
  return keys;
}
