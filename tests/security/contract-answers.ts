import {
  looseObject,
  record,
  strictObject,
  string,
  array,
  number,
  optional,
  unknown,
  int,
} from "zod/mini";
import { safeParse } from "zod/v4/core";
import { refusals } from "../../src/contract/errors.ts";
import { quote } from "../../src/contract/quote.ts";
import type { Route } from "../../src/contract/route.ts";
import { isDocumented } from "../../src/server/testing/documented.ts";
import type { Received } from "./sender.ts";

const statuses = new Map<string, number>(Object.entries(refusals));

/** A code with whatever parameters its words need. */
const problem = looseObject({ code: string() });

const refusal = strictObject({
  error: string(),
  message: string(),
  fields: optional(record(string(), string())),
  problem: optional(problem),
  problems: optional(record(string(), problem)),
  lines: optional(
    array(
      strictObject({
        path: string(),
        title_br: string(),
        old_price: optional(number()),
        new_price: optional(number()),
      }),
    ),
  ),
  conflicts: optional(record(string(), strictObject({ yours: unknown(), theirs: unknown() }))),
  quote: optional(quote),
  retry_after: optional(int()),
});

/** Signs of a stack, a query or a path of the program in an answer. */
export const inside =
  /\bat \w.*[(/]|\.ts:\d|node_modules|SELECT |select .+ from |relation "|violates|syntax error|pg_/;

/** What the contract of its call does not allow in an answer; undefined when all is allowed. */
export function faultOf(route: Route, { status, headers, text }: Received): string | undefined {
  if (status >= 500) return "it is a defect";
  if (status === 304) return text === "" ? undefined : "it has a body";
  if (status >= 400) return faultOfRefusal(route, { status, headers, text });
  if (status !== (route.response || route.binary || route.events ? (route.status ?? 200) : 204))
    return "the contract has another status";
  const type = headers["content-type"] ?? "";
  if (status === 204) return text === "" ? undefined : "it has a body";
  if (route.events) return type.startsWith("text/event-stream") ? undefined : `it is ${type}`;
  if (route.binary) return type === route.binary ? undefined : `it is ${type}`;
  if (!type.startsWith("application/json")) return `it is ${type}`;
  const { success } = safeParse(route.response ?? strictObject({}), JSON.parse(text));
  return success ? undefined : "its body is not the contract's";
}

function faultOfRefusal(
  route: Route,
  { status, headers, text }: Pick<Received, "status" | "headers" | "text">,
): string | undefined {
  const body = parsed(text);
  if (!body) return "its body is no refusal";
  const { error, message, retry_after: retryAfter } = body;
  if (statuses.get(error) !== status) return "code and status do not go together";
  if (message === "") return "it says nothing";
  if (!isDocumented(route, { status, code: error })) return `${error} is not documented`;
  if (String(retryAfter ?? "") !== (headers["retry-after"] ?? "")) return "Retry-After differs";
  if (headers["token"] !== undefined) return "a refusal gives a token";
  if (headers["cache-control"] !== "no-store") return "it may be kept";
  // The caller's words may come back as the name of a field; the rest is the program's own.
  return inside.test(message) ? "it tells of the inside" : undefined;
}

function parsed(text: string) {
  try {
    const { success, data } = safeParse(refusal, JSON.parse(text));
    return success ? data : undefined;
  } catch {
    return undefined;
  }
}
