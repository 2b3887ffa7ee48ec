import { strictObject } from "zod/mini";
import { safeParse, type $ZodIssue, type $ZodType } from "zod/v4/core";
import type { Problem } from "../../../contract/problems.ts";
import type { Route } from "../../../contract/route.ts";
import { Refused } from "../refused.ts";

/**
 * Parses the parts of a request that the route declares. Anything that does not fit, and anything that the route does
 * not declare, is a refusal that names the field.
 */
export function parseInput(
  route: Route,
  request: { params: unknown; query: unknown; body: unknown },
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  if (route.params) {
    const parsed = safeParse(route.params, request.params);
    // A parameter names a thing. A malformed one names a thing that does not exist.
    if (!parsed.success) throw new Refused("not_found");
    input["params"] = parsed.data;
  }
  const query = parsePart(route.query ?? nothing, request.query);
  if (route.query) input["query"] = query;
  // A form is not read before it is known who sends it.
  if (route.multipart) return input;
  const body = parsePart(route.body ?? nothing, request.body === undefined ? {} : request.body);
  if (route.body) input["body"] = body;
  return input;
}

const nothing = strictObject({});

function parsePart(schema: $ZodType, value: unknown): unknown {
  const parsed = safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new Refused("unprocessable_entity", {
    fields: Object.fromEntries(parsed.error.issues.flatMap(problems)),
  });
}

/** The paths that an issue is about, each with what is wrong. */
function problems(issue: $ZodIssue): [string, Problem][] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => [[...issue.path, key].join("."), { code: "unknown_field" }]);
  }
  return [[issue.path.join(".") || "body", problemOf(issue)]];
}

function problemOf(issue: $ZodIssue): Problem {
  // Parameters that `holds` was given.
  if (issue.code === "custom" && issue.params) return issue.params as Problem;
  const isText = "origin" in issue && issue.origin === "string";
  if (issue.code === "too_big") {
    return { code: isText ? "too_long" : "above_maximum", max: Number(issue.maximum) };
  }
  if (issue.code === "too_small") {
    return { code: isText ? "too_short" : "below_minimum", min: Number(issue.minimum) };
  }
  return { code: "invalid" };
}
