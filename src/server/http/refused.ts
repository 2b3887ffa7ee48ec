import { errorTexts } from "../../contract/error-texts.ts";
import {
  refusals,
  type RefusalBody,
  type RefusalCode,
  type RefusedLine,
} from "../../contract/errors.ts";

type RefusalDetail = {
  fields?: Record<string, string>;
  lines?: RefusedLine[];
  retryAfterSeconds?: number;
};

/** Ends a request with one of the expected refusals; the transaction is rolled back. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly detail: RefusalDetail;

  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    super(code);
    this.name = "Refused";
    this.code = code;
    this.detail = detail;
  }
}

export function statusOf(code: RefusalCode): number {
  return refusals[code];
}

export function refusalBody(
  code: RefusalCode,
  { fields, lines, retryAfterSeconds }: RefusalDetail = {},
): RefusalBody {
  return {
    error: code,
    message: errorTexts[code],
    ...(fields ? { fields } : {}),
    ...(lines ? { lines } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retry_after: retryAfterSeconds }),
  };
}
