import type { Language } from "../../src/domain/languages.ts";
import { demoAccounts } from "../../src/server/demo/accounts.ts";

/** Names of the demo's dishes, options and categories in the language, by their Portuguese names. */
export function demoNames(language: Language): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const walk = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const { title_br: name, [`title_${language}`]: other } = part as Record<string, unknown>;
    if (typeof name === "string") {
      const known = names.get(name) ?? [];
      // One menu may have a name in the language, and another leave it as it is.
      const said = typeof other === "string" ? other : name;
      if (!known.includes(said)) names.set(name, [...known, said]);
    }
    for (const inner of Object.values(part)) walk(inner);
  };
  for (const { menu } of demoAccounts) walk(menu);
  return names;
}
