import { createDemoAccounts } from "../../src/server/demo/create-demo.ts";
import { cafe } from "../../src/server/demo/cafe.ts";
import { hotel } from "../../src/server/demo/hotel.ts";
import { pizzaria } from "../../src/server/demo/pizzaria.ts";
import type { TestSite } from "./site.ts";

const demos = { cafe, hotel, pizzaria };

/** The demo's accounts as people meet them, without pictures and without a past. */
export async function makeDemo({ database }: TestSite): Promise<typeof demos> {
  const newest = Object.values(demos).map(({ trade: _, ...demo }) => demo);
  await createDemoAccounts(database, { demos: newest, log: () => undefined });
  return demos;
}
