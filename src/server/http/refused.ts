import { errorTexts } from "../../contract/error-texts.ts";
import {
  refusals,
  type RefusalBody,
  type RefusalCode,
  type RefusedLine,
  type StaleField,
} from "../../contract/errors.ts";
import { problemText, type Problem, type ProblemCode } from "../../contract/problems.ts";
import type { WireQuote } from "../../contract/quote.ts";

type RefusalDetail = {
  /** Says more than the code. */
  problem?: Problem;
  fields?: Record<string, Problem>;
  lines?: RefusedLine[];
  conflicts?: Record<string, StaleField>;
  quote?: WireQuote;
  retryAfterSeconds?: number;
  limit?: string | undefined;
  /** Time during which the caller's other requests to this route would be refused as well. */
  rejectForMs?: number;
};

/** Ends a request with one of the expected refusals; the transaction is rolled back. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly detail: RefusalDetail;

  /** A `cause` is something that an operator should see; it is logged. */
  constructor(code: RefusalCode, detail: RefusalDetail = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = "Refused";
    this.code = code;
    this.detail = detail;
  }
}

/** Answers what was looked for; refuses with `not_found` if it is not there. */
export function requireFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Refused("not_found");
  return found;
}

/** The problems for which the catalogue of errors has a code. */
const codes: Partial<Record<ProblemCode, RefusalCode>> = {
  required: "mandatory_fields",
  title_required: "mandatory_fields",
  place_required: "mandatory_fields",
  icon_picture_required: "mandatory_fields",
  empty_order: "mandatory_fields",
  invalid_email: "invalid_email",
  invalid_document: "registry_code",
  invalid_state: "address.state",
};

/** Problems of fields, by their paths; without a code the first decides it. */
export function badFields(fields: Record<string, Problem>, code?: RefusalCode): Refused {
  const [first] = Object.values(fields);
  return new Refused(code ?? (first && codes[first.code]) ?? "unprocessable_entity", { fields });
}

export function refuseFields(fields: Record<string, Problem>): void {
  if (Object.keys(fields).length > 0) throw badFields(fields);
}

/** Refuses if somebody else has changed any field meanwhile. */
export function refuseConflicts(conflicts: Record<string, StaleField>): void {
  if (Object.keys(conflicts).length > 0) throw new Refused("conflict", { conflicts });
}

/** Ids at these paths of the input that name nothing. */
export function unknownId(...paths: string[]): Refused {
  const fields = paths.map((path) => [path, { code: "does_not_exist" }]);
  return badFields(Object.fromEntries(fields), "invalid_id");
}

export function statusOf(code: RefusalCode): number {
  return refusals[code];
}

export function refusalBody(
  code: RefusalCode,
  { problem, fields, lines, conflicts, quote, retryAfterSeconds }: RefusalDetail = {},
): RefusalBody {
  return {
    error: code,
    message: problem ? problemText(problem) : errorTexts[code],
    ...(problem ? { problem } : {}),
    ...(fields ? { fields: wordedFields(fields), problems: fields } : {}),
    ...(lines ? { lines } : {}),
    ...(conflicts ? { conflicts } : {}),
    ...(quote ? { quote } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retry_after: retryAfterSeconds }),
  };
}

function wordedFields(fields: Record<string, Problem>): Record<string, string> {
  const worded = Object.entries(fields).map(([path, problem]) => [path, problemText(problem)]);
  return Object.fromEntries(worded);
}
