import type { Account } from "../../../contract/account.ts";
import type { CountedAmounts, DayReport } from "../../../contract/reports.ts";
import { centsFromReais, reaisFromCents } from "../../../domain/money.ts";
import { parsePrice } from "../../../domain/typed-formats.ts";
import { paymentMethods } from "../../../domain/payment-methods.ts";

/** A payment method that is counted, or the payments from before methods were stored. */
export type CountedName = keyof CountedAmounts;

/** As it stands in the fields. */
export type TypedCounts = Partial<Record<CountedName, string>>;

/** The account's ways to pay, and any other that was used on the day. */
export function countedNames(
  { extras }: Pick<Account, "extras">,
  { methods }: Pick<DayReport, "methods">,
): CountedName[] {
  const taken = new Set(methods.map(({ method }) => method ?? "unknown"));
  const known = paymentMethods.filter(
    (method) => extras.paymentMethods[method] === true || taken.has(method),
  );
  return [...known, ...(taken.has("unknown") ? (["unknown"] as const) : [])];
}

/** The typed amounts, in reais; an empty field was not counted. */
export function countedOf(typed: TypedCounts): CountedAmounts {
  const entries = Object.entries(typed).flatMap(([name, text]) => {
    const cents = parsePrice(text);
    return cents === undefined ? [] : [[name, reaisFromCents(cents)] as const];
  });
  return Object.fromEntries(entries);
}

/** Those whose text is no amount, such as one of too many digits. */
export function unreadable(typed: TypedCounts): CountedName[] {
  const names = Object.keys(typed) as CountedName[];
  return names.filter((name) => typed[name]?.trim() && parsePrice(typed[name]) === undefined);
}

/** The amounts that should be there, in reais. */
export function expectedOf({ methods }: Pick<DayReport, "methods">): CountedAmounts {
  const entries = methods.map((of) => [of.method ?? "unknown", of.expected_amount] as const);
  return Object.fromEntries(entries);
}

export type Comparison = {
  name: CountedName;
  countedCents: number | undefined;
  expectedCents: number;
};

/** Each way to pay that was counted or that something was taken by. */
export function compareCounts(
  names: readonly CountedName[],
  { counted, methods }: { counted: CountedAmounts; methods: DayReport["methods"] },
): Comparison[] {
  const expected = expectedOf({ methods });
  return names.map((name) => {
    const amount = counted[name];
    return {
      name,
      countedCents: amount === undefined ? undefined : centsFromReais(amount),
      expectedCents: centsFromReais(expected[name] ?? 0),
    };
  });
}
