import type { WeekInterval } from "../domain/week.ts";
import type { Problem } from "./problems.ts";
import type { WireQuote } from "./quote.ts";

/** Every way in which a call may be refused, with its HTTP status. Nothing else is an expected answer. */
export const refusals = {
  "Invalid Credentials": 400,
  existing_user: 400,
  user_exists_email: 400,
  invalid_email: 400,
  invalid_security_key: 400,
  mismatch_security_key: 400,
  mandatory_fields: 400,
  registry_code: 400,
  invalid_id: 400,
  "address.state": 400,
  /** 400, because clients take 401 as the end of a session and sign out. */
  auth_required: 400,
  session_expired: 401,
  access_denied: 403,
  approval_required: 403,
  /** The key is not that of the table's printed code, or was replaced since. */
  invalid_key: 403,
  not_found: 404,
  conflict: 409,
  price_changed: 409,
  deal_closed: 409,
  already_answered: 409,
  closed: 409,
  out_of_area: 409,
  below_minimum: 409,
  slot_full: 409,
  sold_out: 409,
  quote_changed: 409,
  too_large: 413,
  unsupported_media: 415,
  unprocessable_entity: 422,
  unavailable_items: 422,
  invalid_options: 422,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  default: 500,
  unavailable: 503,
} as const;

/** Refusals of an order that cannot be placed in its current form. Each carries the quote that says why. */
export const quoteRefusals = ["closed", "out_of_area", "below_minimum", "slot_full"] as const;

export type RefusalCode = keyof typeof refusals;

/** A cart line that the server refuses. `path` is its key, or its key, a slash and the id of the option at fault. */
export type RefusedLine = {
  path: string;
  title_br: string;
  /** Reais; only with `price_changed`. */
  old_price?: number;
  new_price?: number;
  /** Only with `sold_out`: the units left, if fewer than wanted. */
  left?: number;
  /** Only with `sold_out`: the times at which it can be had, if the order is for another time. */
  when?: readonly WeekInterval[];
} & RefusedOptions;

/** Only with `invalid_options`: the rule of the item that the line breaks, and the limit that it sets. */
export type RefusedOptions = {
  /** The broken rule. `uneven`: the units do not all have the same number of the option. */
  code?: "too_few" | "too_many" | "too_many_of_option" | "uneven";
  /** The group's title, and the option's if one is at fault. `too_many` without a group is about the item itself. */
  group?: string;
  option?: string;
  /** Counted in each unit; for the item itself, in the whole order. */
  min?: number;
  max?: number;
};

/** A field that somebody else changed after the caller had read it: the caller's value and the stored one. */
export type StaleField = { yours: unknown; theirs: unknown };

/** The body of every error answer. */
export type RefusalBody = {
  error: string;
  message: string;
  fields?: Record<string, string>;
  /** `message` as a code for programs, where it says more than `error`. */
  problem?: Problem;
  /** `fields` as codes for programs. */
  problems?: Record<string, Problem>;
  lines?: RefusedLine[];
  /** By path; only with `conflict`. Nothing was stored. */
  conflicts?: Record<string, StaleField>;
  /**
   * The order's current amounts. Present with `quote_changed` and `quoteRefusals`, and with `price_changed` when the
   * order was to be placed. Nothing was stored.
   */
  quote?: WireQuote;
  /** Seconds after which the call may succeed; the same as in the header `Retry-After`. */
  retry_after?: number;
};
