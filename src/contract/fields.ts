import * as z from "zod/mini";
import { languages, type Language } from "../domain/languages.ts";
import {
  isReais,
  maxTypedCents,
  maxWireCents,
  reaisFromCents,
  type Cents,
} from "../domain/money.ts";
import { isPin } from "../domain/owner-pin.ts";
import { maxQuantity } from "../domain/quantity.ts";
import { hasForbiddenCharacters, isBlank, limits } from "../domain/text-rules.ts";
import { ignoring } from "./ignoring.ts";
import type { Problem } from "./problems.ts";

/**
 * Fields that several calls share. Every object is strict: an unknown field is a refusal, unless it is named to
 * `ignoring`.
 */

/** Makes a custom check fail with this problem. */
export const asProblem = (problem: Problem) => ({ error: problem.code, params: problem });

/** Text that can be stored and shown: at most `max` UTF-16 units, no control characters. */
export const plainText = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine(
      (value) => !hasForbiddenCharacters(value),
      asProblem({ code: "forbidden_characters" }),
    ),
  );

export const requiredText = (max: number) =>
  plainText(max).check(z.refine((value) => !isBlank(value), asProblem({ code: "required" })));

/** The password as typed; its strength is checked when one is set. */
export const password = z.string().check(z.maxLength(limits.password));

/** An owner's short number for approvals. */
export const ownerPin = z.string().check(z.refine(isPin, asProblem({ code: "pin_form" })));

/** An owner allows on somebody else's screen what only owners may do: by a PIN, or with login and password. */
export const approval = z
  .strictObject({
    pin: z.optional(z.string().check(z.maxLength(limits.pin))),
    user: z.optional(plainText(limits.email)),
    pass: z.optional(password),
  })
  .check(
    z.refine(
      ({ pin, user, pass }) =>
        pin === undefined
          ? user !== undefined && pass !== undefined
          : user === undefined && pass === undefined,
      asProblem({ code: "required" }),
    ),
  );
export type Approval = z.infer<typeof approval>;

/** Lower case: from here on an id has one form, however it was written. */
export const id = z.guid().check(z.toLowerCase());

/** An id as the key of a record. It must be lower case, because one id in two spellings would be two entries. */
export const idKey = z.guid().check(z.lowercase());

/** Key of a line in a cart: its item's id, and "<id>~2" to "<id>~99" for further lines of the same item. */
export const lineKey = z
  .string()
  .check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(~([2-9]|[1-9]\d))?$/));

/** 1 is an admin, 2 an attendant. */
export const staffLevel = z.union([z.literal(1), z.literal(2)]);

const reaisUpTo = (max: Cents) =>
  z
    .number()
    .check(
      z.minimum(0),
      z.maximum(reaisFromCents(max)),
      z.refine(isReais, asProblem({ code: "too_precise" })),
    );

/** An amount on the wire: reais with at most two decimals, never negative. */
export const reais = reaisUpTo(maxTypedCents);

/** A sum of several orders, each of which may be as large as the largest amount that can be typed. */
export const summedReais = reaisUpTo(maxWireCents);

/** The same, but negative for money given back. */
export const signedReais = z
  .number()
  .check(
    z.minimum(-reaisFromCents(maxWireCents)),
    z.maximum(reaisFromCents(maxWireCents)),
    z.refine(isReais, asProblem({ code: "too_precise" })),
  );

export const quantity = z.int().check(z.minimum(1), z.maximum(maxQuantity));

export const flag01 = z.union([z.literal(0), z.literal(1)]);

/** A day, as yyyy-mm-dd. ISO 8601's year 0 is refused: no calendar has it. */
export const day = z.iso
  .date()
  .check(z.refine((text) => !text.startsWith("0000"), asProblem({ code: "invalid_date" })));

/** An instant, as ISO 8601 in UTC. */
export const instant = z.iso.datetime();

export const image = z.strictObject({
  id,
  file: z.string(),
  width: z.int(),
  height: z.int(),
  /** The dominant colour, shown until the picture is there. */
  colour: z.string(),
});
export type Image = z.infer<typeof image>;

/** A picture of the account: by its id, or as answers show it; only the id is read. */
export const uploadRef = z.pipe(
  z.union([id, ignoring(z.strictObject({ id }), ["file", "width", "height", "colour"])]),
  z.transform((ref) => (typeof ref === "string" ? ref : ref.id)),
);

type PerLanguage<Prefix extends string, Schema> = { [L in Language as `${Prefix}_${L}`]: Schema };

/** One optional field a language: `title_br`, `title_us` ... */
export function perLanguage<Prefix extends string>(prefix: Prefix, max: number) {
  const fields = languages.map((language) => [`${prefix}_${language}`, z.optional(plainText(max))]);
  // fromEntries forgets the keys, which are the prefix with each language.
  return Object.fromEntries(fields) as PerLanguage<
    Prefix,
    z.ZodMiniOptional<ReturnType<typeof plainText>>
  >;
}
