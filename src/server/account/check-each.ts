import type { Problem } from "../../contract/problems.ts";
import { badFields, Refused, refuseFields } from "../http/refused.ts";

/** A function for each field: answers the value to store, or refuses the given one. */
export type Checks<Given> = {
  [Field in keyof Given]-?: (
    value: Exclude<Given[Field], undefined>,
  ) => Exclude<Given[Field], undefined>;
};

/** A value that is not taken; `below` is the path within it, beginning with a dot. */
export function badField(problem: Problem, below = ""): Refused {
  return badFields({ [below]: problem });
}

/** Runs the check of every given field. One refusal names all invalid fields. */
export function checkEach<Given extends object>(
  checks: Checks<Given>,
  { given, prefix }: { given: Given; prefix: string },
): Given {
  const checked: [string, unknown][] = [];
  const fields: Record<string, Problem> = {};
  for (const [field, value] of Object.entries(given)) {
    if (value === undefined) continue;
    try {
      // The contract has proved that the field has a check, and that the value is of its type.
      const check = checks[field as keyof Given] as (value: unknown) => unknown;
      checked.push([field, check(value)]);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      for (const [below, problem] of Object.entries(error.detail.fields ?? {})) {
        fields[`${prefix}.${field}${below}`] = problem;
      }
    }
  }
  refuseFields(fields);
  // The fields of `given`, each with a value of its own type.
  return Object.fromEntries(checked) as Given;
}
