import { untilIdle } from "../processes.ts";
import type { Program } from "../programs.ts";
import { ask, headerOf, type Asked, type RawAnswer } from "./answer.ts";

/** A question and what Comanda answers to it from its cache. */
export type Case = { what: string; asked: Omit<Asked, "port">; answer: RawAnswer };

const host = "pizzaria.localhost";
const paths = { "menu JSON": "/v2.0/content/menu", "menu HTML": "/cardapio" };
/** Headers that each program adds by itself for the connection. */
const ofTheConnection = new Set(["connection", "keep-alive", "date"]);

export async function casesOf(comanda: Program): Promise<Case[]> {
  const { port } = comanda;
  const cases: Case[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const headers = { host, "accept-encoding": "gzip, deflate, br, zstd" };
    await ask({ port, path, headers });
    // The smallest encoding is made in the background after the first answer.
    await untilIdle(comanda);
    const answer = await ask({ port, path, headers });
    cases.push({ what: `${name} from the cache`, asked: { path, headers }, answer });
    const known = { ...headers, "if-none-match": headerOf(answer.headers, "etag") ?? "" };
    const unchanged = await ask({ port, path, headers: known });
    if (unchanged.status !== 304) throw new Error(`${path} is sent again though it is known`);
    cases.push({ what: `${name}, 304`, asked: { path, headers: known }, answer: unchanged });
  }
  return cases;
}

/** The same answer for the bare program to send, without what node:http adds in both. */
export function floorAnswer({ asked, answer }: Case): Record<string, unknown> {
  const { status, headers, body } = answer;
  const ours = headers.filter(
    (_, index) => !ofTheConnection.has((headers[index - (index % 2)] ?? "").toLowerCase()),
  );
  return { path: asked.path, status, headers: ours, body: body.toString("base64") };
}

/** Throws unless the floor sends the same answer byte for byte, except for the date. */
export async function requireSameBytes(
  { asked, answer }: Case,
  { port }: { port: number },
): Promise<void> {
  const other = await ask({ ...asked, port });
  const withoutDate = ({ statusLine, headers, body }: RawAnswer) =>
    JSON.stringify([
      statusLine,
      headers.filter((_, index) => headers[index - 1] !== "Date"),
      body.toString("base64"),
    ]);
  if (withoutDate(other) !== withoutDate(answer))
    throw new Error(`The floor sends something else: ${other.headers.join("|")}`);
}
