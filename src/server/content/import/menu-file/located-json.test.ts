import fc from "fast-check";
import { expect, it } from "vitest";
import { parseLocatedJson, type LocatedJson } from "./located-json.ts";

function plain({ value }: LocatedJson): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries([...value].map(([key, member]) => [key, plain(member)]));
}

function faultOf(text: string): string {
  const result = parseLocatedJson(text);
  return result.ok ? "" : `${result.problem.line}: ${result.problem.message}`;
}

it("gives elements the line they begin on and members the line of their key", () => {
  const result = parseLocatedJson('{\r\n"a":\r\n[1,\r\n{"b": "\\n"}\r\n]}');
  expect(result).toEqual({
    ok: true,
    repeatedKeys: [],
    root: {
      line: 1,
      value: new Map([
        [
          "a",
          {
            line: 2,
            value: [
              { line: 3, value: 1 },
              { line: 4, value: new Map([["b", { line: 4, value: "\n" }]]) },
            ],
          },
        ],
      ]),
    },
  });
});

it("names a key that an object has twice, with both lines", () => {
  const result = parseLocatedJson('{"a": 1,\n"b": {"a": 2},\n"a": 3}');
  expect(result.ok && result.repeatedKeys).toEqual([
    { line: 3, message: '"a" já está na linha 1' },
  ]);
});

it.each([
  ["", "1: o arquivo está vazio"],
  ['\n\n{"a": [1,\n2', '3: falta fechar este "["'],
  ['{"a": 1\n"b": 2}', '2: falta "," ou "}" antes de ""b""'],
  ["[1\n2]", '2: falta "," ou "]" antes de "2"'],
  ['{"a"\n1}', '2: falta ":" antes de "1"'],
  ["{a: 1}", '1: falta um nome entre aspas antes de "a"'],
  ['{\n"a": 1,\n}', '3: sobra uma vírgula antes de "}"'],
  ["[1,\n]", '2: sobra uma vírgula antes de "]"'],
  ['["abc\n"]', '1: valor inválido: ""abc"'],
  ["[\n22,99 reais]", '2: falta "," ou "]" antes de "reais"'],
  ["[\nsim]", '2: valor inválido: "sim"'],
  ["[]\n[]", '2: sobra "[" depois do fim'],
  ["[".repeat(100_000), "1: há níveis demais, um dentro do outro"],
])("says where %j stops being JSON", (text, fault) => {
  expect(faultOf(text)).toBe(fault);
});

it("reads what JSON.parse reads, as JSON.parse does", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(0, 2, "\t"), (json, indent) => {
      const value: unknown = JSON.parse(json);
      const result = parseLocatedJson(JSON.stringify(value, null, indent));
      expect(result.ok && plain(result.root)).toEqual(value);
    }),
  );
});

it("refuses what JSON.parse refuses, and nothing else", () => {
  const piece = fc.constantFrom(...'{}[]:,"\\ \n\t0123e-.tfu'.split(""), "true", '"a"', "null");
  const text = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
    fc.string({ unit: "binary" }),
    fc.tuple(fc.json(), fc.nat(), piece).map(([json, at, cut]) => {
      const place = at % (json.length + 1);
      return json.slice(0, place) + cut + json.slice(place + 1);
    }),
  );
  const isJson = (candidate: string) => {
    try {
      JSON.parse(candidate);
      return true;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(text, (candidate) => {
      // A byte-order mark is allowed here and not by JSON.parse.
      fc.pre(!candidate.startsWith("\uFEFF"));
      expect(parseLocatedJson(candidate).ok).toBe(isJson(candidate));
    }),
    { numRuns: 1000 },
  );
});
