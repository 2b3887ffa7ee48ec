import { jsonTexts, entryProblemTexts } from "../../../texts/menu-files.ts";
import type { FileProblem } from "./menu-file.ts";

/** A JSON value that knows its line; for a member of an object, that is the line of its key. */
export type LocatedJson = { line: number; value: Scalar | LocatedJson[] | LocatedObject };
export type LocatedObject = ReadonlyMap<string, LocatedJson>;
type Scalar = string | number | boolean | null;

export type LocatedJsonResult =
  | { ok: true; root: LocatedJson; repeatedKeys: FileProblem[] }
  | { ok: false; problem: FileProblem };

type Token = { text: string; line: number };

/** A menu is nine levels deep. The limit keeps a hostile file from exhausting the stack. */
const maxDepth = 50;

class Misplaced extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/**
 * Reads JSON as `JSON.parse` does, and keeps the line of every value. JSON.parse tells neither those lines nor, for
 * most faults, where the text stops being JSON. It silently takes the last of two equal keys in an object, which here
 * is a problem of the file.
 */
export function parseLocatedJson(text: string): LocatedJsonResult {
  const tokens = readTokens(text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"));
  const repeatedKeys: FileProblem[] = [];
  try {
    const root = readValue(nextToken(), 0);
    const { value: extra } = tokens.next();
    if (extra) throw new Misplaced(extra.line, jsonTexts.afterTheEnd(extra.text));
    return { ok: true, root, repeatedKeys };
  } catch (fault) {
    if (!(fault instanceof Misplaced)) throw fault;
    return { ok: false, problem: { line: fault.line, message: fault.message } };
  }

  function nextToken(opened?: Token): Token {
    const { value: token } = tokens.next();
    if (token) return token;
    if (opened === undefined) throw new Misplaced(1, entryProblemTexts.emptyFile);
    throw new Misplaced(opened.line, jsonTexts.notClosed(opened.text));
  }

  function nextAfterComma(opened: Token, closing: string): Token {
    const token = nextToken(opened);
    if (token.text !== closing) return token;
    throw new Misplaced(token.line, jsonTexts.strayComma(closing));
  }

  function readValue(token: Token, depth: number): LocatedJson {
    if (depth > maxDepth) throw new Misplaced(token.line, jsonTexts.tooDeep);
    if (token.text === "{") return { line: token.line, value: readMembers(token, depth) };
    if (token.text === "[") return { line: token.line, value: readElements(token, depth) };
    return { line: token.line, value: readScalar(token) };
  }

  function readElements(opened: Token, depth: number): LocatedJson[] {
    const elements: LocatedJson[] = [];
    let token = nextToken(opened);
    if (token.text === "]") return elements;
    for (;;) {
      elements.push(readValue(token, depth + 1));
      if (closes("]", nextToken(opened))) return elements;
      token = nextAfterComma(opened, "]");
    }
  }

  function readMembers(opened: Token, depth: number): LocatedObject {
    const members = new Map<string, LocatedJson>();
    let token = nextToken(opened);
    if (token.text === "}") return members;
    for (;;) {
      const key = readKey(token);
      const earlier = members.get(key);
      if (earlier) {
        const message = jsonTexts.repeatedKey(key, earlier.line);
        repeatedKeys.push({ line: token.line, message });
      }
      requireText([":"], nextToken(opened));
      const { value } = readValue(nextToken(opened), depth + 1);
      members.set(key, { line: token.line, value });
      if (closes("}", nextToken(opened))) return members;
      token = nextAfterComma(opened, "}");
    }
  }
}

function closes(closing: "]" | "}", token: Token): boolean {
  if (token.text === closing) return true;
  requireText([",", closing], token);
  return false;
}

/** The token must be the first of the expected texts; the others are what may stand there as well. */
function requireText(expected: readonly string[], token: Token): void {
  if (token.text === expected[0]) return;
  throw new Misplaced(token.line, jsonTexts.missingBefore(expected, token.text));
}

function readKey(token: Token): string {
  const key = token.text.startsWith('"') ? readScalar(token) : undefined;
  if (typeof key === "string") return key;
  throw new Misplaced(token.line, jsonTexts.missingKey(token.text));
}

function readScalar({ text, line }: Token): Scalar {
  try {
    // A token that is not a bracket can only be a scalar.
    return JSON.parse(text) as Scalar;
  } catch {
    // JSON.parse's message is in English, and says only that the token is not a value.
    throw new Misplaced(line, jsonTexts.invalidValue(text));
  }
}

/** Yields brackets, commas, colons, strings with their quotes up to the line's end at most, and all other runs. */
function* readTokens(text: string): Generator<Token, undefined> {
  const pattern = /\n|[{}[\],:]|"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|[^\s{}[\],:"]+|[^\S \t\n]/gu;
  let line = 1;
  for (const [token] of text.matchAll(pattern)) {
    if (token === "\n") line += 1;
    else yield { text: token, line };
  }
}
