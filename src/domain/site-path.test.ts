import fc from "fast-check";
import { expect, test } from "vitest";
import { isLanguage, languages } from "./languages.ts";
import { parseSitePath, sitePath } from "./site-path.ts";

test.each([
  ["/", "br", "/", true],
  ["/cardapio", "br", "/cardapio", true],
  ["/us", "us", "/", true],
  ["/us/cardapio", "us", "/cardapio", true],
  ["/cn/pedido-mesa/a1b2", "cn", "/pedido-mesa/a1b2", true],
  ["/br", "br", "/", false],
  ["/br/cardapio", "br", "/cardapio", false],
  ["/us/", "us", "/", false],
  ["/cardapio/", "br", "/cardapio", false],
  ["/es/menu/", "es", "/menu", false],
  ["/Cardapio", "br", "/cardapio", false],
  ["/US/menu", "us", "/menu", false],
  ["/de/menu", "br", "/de/menu", true],
  ["/menu/us", "br", "/menu/us", true],
  ["/use", "br", "/use", true],
])("%s is read as language %s, path %s, canonical %s", (pathname, language, path, canonical) => {
  expect(parseSitePath(pathname)).toEqual({ language, path, canonical });
});

test.each(
  [
    ["", "cardapio", "//evil.example", "/br//evil.example", "/us//", "/cardapio//", "/br/\\evil"],
    ["/\\evil", "/br/\t/evil", "/us/a b", "/us\n", "/\0", "/menu?x=1", "/menu#x", "http://a/"],
    ["/br/us/menu", "/us/us/menu", "/us/br"],
  ].flat(),
)("%j is no page", (pathname) => {
  expect(parseSitePath(pathname)).toBeUndefined();
});

const segment = fc.stringMatching(/^[a-z0-9%._~-]{1,12}$/);
const pagePath = fc
  .array(segment, { maxLength: 4 })
  .filter(([first = ""]) => !isLanguage(first))
  .map((segments) => `/${segments.join("/")}`);

test("a built address is read back as it was built, and is canonical", () => {
  fc.assert(
    fc.property(fc.constantFrom(...languages), pagePath, (language, path) => {
      const built = sitePath(language, path);
      expect(parseSitePath(built)).toEqual({ language, path, canonical: true });
    }),
  );
});

test("rebuilding what was read never leaves the site, and then is canonical", () => {
  const hostile = fc.string({
    unit: fc.constantFrom(...Array.from("/\\.:@?#\tbrusevil%2f")),
    maxLength: 20,
  });
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string()), (rest) => {
      const parsed = parseSitePath(`/${rest}`);
      if (parsed === undefined) return;
      const target = sitePath(parsed.language, parsed.path);
      expect(target).toMatch(/^\/(?![/\\])/);
      expect(parseSitePath(target)).toEqual({ ...parsed, canonical: true });
    }),
    { numRuns: 5000 },
  );
});
