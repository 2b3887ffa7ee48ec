import fc, { type Arbitrary } from "fast-check";

/** JSON that no field of any call takes, or that makes a careless program stumble. */
const hostile = [
  "null",
  "true",
  "-0",
  "0.1",
  "-1",
  "100",
  "1e400",
  "-1e400",
  "1e-400",
  "9007199254740993",
  "123456789012345678901234567890",
  "19.999",
  "1.0000000000000001",
  '"5"',
  '""',
  '" "',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud83c"',
  '"\\udf55\\ud83c"',
  '"\\u202e\\u2066"',
  '"\\u001b[2J"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"\';drop table orders;--"',
  '"${7*7}{{7*7}}<%=7*7%>"',
  '"../../../../etc/passwd"',
  '"javascript:alert(1)"',
  '"<script>alert(1)</script>"',
  '"00000000-0000-0000-0000-000000000000"',
  '"ffffffff-ffff-ffff-ffff-ffffffffffff"',
  "[]",
  "{}",
  "[[]]",
  "[null]",
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"toString":1,"valueOf":1,"hasOwnProperty":1}',
  '{"length":1000000000}',
  '{"then":1}',
  '{"toJSON":1}',
  `${"[".repeat(2000)}${"]".repeat(2000)}`,
  `${'{"a":'.repeat(1000)}1${"}".repeat(1000)}`,
  JSON.stringify("ﷺ".repeat(3000)),
  JSON.stringify("a".repeat(30_000)),
  `[${"0,".repeat(6000)}0]`,
] as const;

const keys = [
  "surprise",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "account_id",
  "_authid",
  "status_id",
  "total_amount",
  "level",
  "\\u0000",
  "",
  "0",
  "a.b",
] as const;

const broken = [
  "{",
  "}",
  "{'a':1}",
  '{"a":1,}',
  '{"a" 1}',
  "[1,",
  '"',
  "nul",
  "undefined",
  "NaN",
  "\u0000",
  "\ufeff{}",
  "{}{}",
  "//{}",
  '{"a":01}',
  '{"a":.5}',
  '{"a":"\n"}',
  "\\",
  "[".repeat(20_000),
] as const;

type Spoiling =
  | { how: "replace" | "double"; text: string }
  | { how: "remove" }
  | { how: "add"; key: string; text: string };

/** The value with one place made wrong: another value, an absent field, one field too many, or the same one twice. */
export function spoiltJson(value: unknown): Arbitrary<string> {
  const text = fc.constantFrom(...hostile);
  const spoiling = fc.oneof(
    { weight: 5, arbitrary: text.map((given): Spoiling => ({ how: "replace", text: given })) },
    fc.constant<Spoiling>({ how: "remove" }),
    text.map((given): Spoiling => ({ how: "double", text: given })),
    fc
      .tuple(fc.constantFrom(...keys), text)
      .map(([key, given]): Spoiling => ({ how: "add", key, text: given })),
  );
  return fc
    .tuple(fc.nat({ max: countValues(value) - 1 }), spoiling)
    .map(([target, change]) => print(value, { target, change }));
}

/** A body that does not belong to the call: any JSON, or no JSON at all. */
export const strangeJson: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostile, ...broken),
  fc.json({ maxDepth: 4, stringUnit: "binary" }),
  fc.string({ unit: "binary", maxLength: 40 }),
);

function countValues(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((count, inner) => count + countValues(inner), 1);
}

/** The value as JSON, spoilt at the `target`th value of a walk through it. */
function print(root: unknown, { target, change }: { target: number; change: Spoiling }): string {
  let at = -1;

  function printed(value: unknown, name?: string): string[] {
    at += 1;
    const isHere = at === target;
    const prefix = name === undefined ? "" : `${JSON.stringify(name)}:`;
    const plain = `${prefix}${body(value, isHere ? change : undefined)}`;
    if (!isHere || change.how === "add") return [plain];
    if (change.how === "remove") return [];
    const wrong = `${prefix}${change.text}`;
    return change.how === "double" ? [plain, wrong] : [wrong];
  }

  function body(value: unknown, here: Spoiling | undefined): string {
    if (Array.isArray(value)) return `[${value.flatMap((inner) => printed(inner)).join(",")}]`;
    if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
    const fields = Object.entries(value).flatMap(([key, inner]) => printed(inner, key));
    const added = here?.how === "add" ? [`"${here.key}":${here.text}`] : [];
    return `{${[...fields, ...added].join(",")}}`;
  }

  return printed(root).join(",");
}
