import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { scriptFindings } from "../scripts/script-findings.ts";
import { styleFindings } from "../scripts/style-findings.ts";
import { supportedLine } from "../scripts/supported-browsers.ts";

// The findings of `npm run check` in built files; the browser test of the same is tests/e2e/old-phones.test.ts.

const namesIn = (code: string) => scriptFindings(code).map(({ name }) => name);

describe("faults 1 to 3: a built script is refused", () => {
  it.each([
    ["e.toSorted((e,t)=>e-t)", "toSorted"],
    ["e.items.toSpliced(1,0,t)", "toSpliced"],
    ["n?.toReversed()", "toReversed"],
    ["n.with(t,r)", "with"],
    ["Array.prototype.toSorted.call(e)", "toSorted"],
    ["e.toWellFormed()", "toWellFormed"],
    ["!e.isWellFormed()", "isWellFormed"],
    ["fetch(e,{signal:AbortSignal.any([t,n])})", "AbortSignal.any"],
    ["fetch(e,{signal:AbortSignal.timeout(9)})", "AbortSignal.timeout"],
    ["Object.groupBy(e,t)", "groupBy"],
    ["let{promise:e}=Promise.withResolvers()", "withResolvers"],
    ["new Set(e).union(t)", "union"],
    ["URL.canParse(e)", "URL.canParse"],
    ["e.values().filter(t)", "filter of an iterator"],
    ["[...e.matchAll(t).map(n)]", "map of an iterator"],
    ["new Intl.Segmenter(`pt`)", "Intl.Segmenter"],
    ["requestIdleCallback(e)", "requestIdleCallback"],
    ["new CompressionStream(`gzip`)", "CompressionStream"],
    ["e.checkVisibility()", "checkVisibility"],
    ["e.matches(`:popover-open`)", ":popover-open"],
    ["/(?<=a)b/.test(e)", "regular expression that looks behind"],
    ["RegExp(`(?<!a)b`)", "regular expression that looks behind"],
    ["class e{static{t()}}", "static block of a class"],
    ["class e{a=(0,t.createRef)()}", "parentheses in the initial value of a class's field"],
  ])("for %s", (code, name) => expect(namesIn(code)).toContain(name));

  it.each(["/[\\p{L}--[a-z]]/v.test(e)", "using e=t()", "import e from`./t`with{type:`json`}"])(
    "for the syntax of %s",
    (code) => expect(() => scriptFindings(code)).toThrow(SyntaxError),
  );
});

it.each([
  "[...e].sort(t)",
  "e.at(-1)",
  "Object.hasOwn(e,t)",
  "structuredClone(e)",
  "crypto.randomUUID()",
  "e.replaceAll(t,n)",
  "Object.values(e).filter(t)",
  "e.scrollIntoView?.()",
  "t.checkVisibility?.()",
  "class e{#t=void 0;a=e=>{(0,t)(e)}}",
  "e.a??={}",
])("faults 1 to 3: a built script may have %s", (code) => expect(namesIn(code)).toEqual([]));

it("a style sheet is held against the same browsers", () => {
  const names = (css: string) => styleFindings(css).map(({ name }) => name);
  expect(names(".a{text-wrap:balance;color:red}")).toEqual(["text-wrap"]);
  expect(names(".a:has(b){color:color-mix(in srgb,red,blue)}")).toEqual([":has", "color-mix"]);
  expect(names("@supports not selector(:has(a)){.a:focus-within{inset:0}}")).toEqual([]);
});

it("README says which browsers are supported, as the build has it", async () => {
  const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
  const { ios, safari, chrome, firefox } = supportedLine;
  expect(readme).toContain(
    `Supported browsers: iOS ${ios} (Safari ${safari}), Chrome ${chrome}, Firefox ${firefox},`,
  );
});
