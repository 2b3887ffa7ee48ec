import { expect, test } from "vitest";
import { acceptedLanguage } from "./accepted-language.ts";

test.each([
  ["en-GB,en;q=0.9,pt;q=0.8", "us"],
  ["de-DE,de;q=0.9,fr;q=0.5,es;q=0.7", "es"],
  ["zh-CN", "cn"],
  ["it;q=0,fr", "fr"],
  ["de", "br"],
  ["*", "br"],
  ["", "br"],
  [undefined, "br"],
  [";;q=x,,", "br"],
] as const)("of %j it is %s", (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
