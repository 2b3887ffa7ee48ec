import type { WeekInterval } from "../domain/hours.ts";
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
  /** 401 means that a session has ended: the client signs out. */
  auth_required: 400,
  session_expired: 401,
  access_denied: 403,
  approval_required: 403,
  /** The key is not, or no longer, the one of the table's printed code. */
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

/** Refusals of an order that cannot be placed as it stands: each brings the quote that says why. */
export const quoteRefusals = ["closed", "out_of_area", "below_minimum", "slot_full"] as const;

export type RefusalCode = keyof typeof refusals;

/**
 * A line of a cart that the server would not take as it is. `path` is the line's key, with the option's id after a slash.
 */
export type RefusedLine = {
  path: string;
  title_br: string;
  /** Reais; only with `price_changed`. */
  old_price?: number;
  new_price?: number;
  /** Only with `sold_out`: how many of it there are still, where it is fewer than wanted. */
  left?: number;
  /** Only with `sold_out`: the times at which it can be had, where this is none of them. */
  when?: readonly WeekInterval[];
} & RefusedOptions;

/** Only with `invalid_options`: which of the item's rules its line breaks, and what that asks for. */
export type RefusedOptions = {
  /** The rule that is broken; `uneven` is not the same number in each unit. */
  code?: "too_few" | "too_many" | "too_many_of_option" | "uneven";
  /** The group's title, and the option's where one is at fault. `too_many` without a group is of the item itself. */
  group?: string;
  option?: string;
  /** In each unit; of the item itself in the whole order. */
  min?: number;
  max?: number;
};

/** A field that somebody else changed after the caller had read it: the caller's value and the stored one. */
export type StaleField = { yours: unknown; theirs: unknown };

/** The body of every answer that is not a success. */
export type RefusalBody = {
  error: string;
  message: string;
  fields?: Record<string, string>;
  /** `message` for a program, where it says more than `error`. */
  problem?: Problem;
  /** `fields` for a program. */
  problems?: Record<string, Problem>;
  lines?: RefusedLine[];
  /** By path; only with `conflict`. Nothing was stored. */
  conflicts?: Record<string, StaleField>;
  /**
   * The order's amounts by now; with `quote_changed`, those of `quoteRefusals`, and `price_changed` of an order that was to
   * be placed. Nothing was stored.
   */
  quote?: WireQuote;
  /** Seconds after which the call may be good again; the same as the header `Retry-After`. */
  retry_after?: number;
};
