import { badFields } from "../../http/refused.ts";

/** Refuses a list that has an id twice, at the path of the second one. */
export function refuseTwice(ids: readonly string[], pathOf: (at: number) => string): void {
  const known = new Set<string>();
  const second = ids.findIndex((id, at) => known.add(id).size <= at);
  if (second < 0) return;
  throw badFields({ [pathOf(second)]: { code: "repeated" } });
}
