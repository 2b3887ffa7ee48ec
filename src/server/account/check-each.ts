import type { RefusalCode } from "../../contract/errors.ts";
import type { Problem } from "../../contract/problems.ts";
import { Refused } from "../http/refused.ts";

/** For every field what makes of a given value the one that is stored, or refuses it. */
export type Checks<Given> = {
  [Field in keyof Given]-?: (
    value: Exclude<Given[Field], undefined>,
  ) => Exclude<Given[Field], undefined>;
};

/** A value that is not taken; `below` is the path within it, beginning with a dot. */
export function badField(
  problem: Problem,
  { code = "unprocessable_entity", below = "" }: { code?: RefusalCode; below?: string } = {},
): Refused {
  return new Refused(code, { fields: { [below]: problem } });
}

/** Runs the check of every field that is given. One refusal names all that are wrong; the first says the code. */
export function checkEach<Given extends object>(
  checks: Checks<Given>,
  { given, prefix }: { given: Given; prefix: string },
): Given {
  const checked: [string, unknown][] = [];
  const fields: Record<string, Problem> = {};
  let code: RefusalCode | undefined;
  for (const [field, value] of Object.entries(given)) {
    if (value === undefined) continue;
    try {
      // The contract has proved that the field is one of those checked, and the value's type with it.
      const check = checks[field as keyof Given] as (value: unknown) => unknown;
      checked.push([field, check(value)]);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      code ??= error.code;
      for (const [below, problem] of Object.entries(error.detail.fields ?? {})) {
        fields[`${prefix}.${field}${below}`] = problem;
      }
    }
  }
  if (code !== undefined) throw new Refused(code, { fields });
  // The fields of `given`, each with a value of its own type.
  return Object.fromEntries(checked) as Given;
}
