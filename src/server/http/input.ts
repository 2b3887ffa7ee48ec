import { safeParse, type $ZodType } from "zod/v4/core";
import type { Route } from "../../contract/route.ts";
import { Refused } from "./refused.ts";

/** The parts of a request that the route declares, parsed; anything that does not fit is a refusal that names the field. */
export function parseInput(
  route: Route,
  request: { params: unknown; query: unknown; body: unknown },
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  if (route.params) {
    const parsed = safeParse(route.params, request.params);
    // A parameter names a thing; one that cannot name any is a thing that is not there.
    if (!parsed.success) throw new Refused("not_found");
    input["params"] = parsed.data;
  }
  if (route.query) input["query"] = parsePart(route.query, request.query);
  if (route.body) input["body"] = parsePart(route.body, request.body ?? {});
  return input;
}

function parsePart(schema: $ZodType, value: unknown): unknown {
  const parsed = safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => [issue.path.join(".") || "body", issue.message]);
  throw new Refused("unprocessable_entity", { fields: Object.fromEntries(fields) });
}
