import { useState } from "react";
import { useFirstWrong } from "../ui/use-first-wrong.ts";

/** A form's errors, by the fields' paths in the call. */
export type Errors = Readonly<Record<string, string>>;

/** The marks at wrong fields, found by the form itself or by the server. */
export function useMarks() {
  const [errors, setErrors] = useState<Errors>({});
  return {
    errors,
    /** Marks these fields and no others. Answers whether nothing is wrong. */
    show(found: Errors): boolean {
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    /** Removes the marks of fields that somebody is correcting. */
    forget(isOf: (path: string) => boolean) {
      // Copies getters, so that the other texts still take words that load later (live-texts.ts).
      setErrors((shown) => {
        const each = Object.entries(Object.getOwnPropertyDescriptors(shown));
        const kept = Object.fromEntries(each.filter(([path]) => !isOf(path)));
        return Object.defineProperties({}, kept);
      });
    },
  };
}

/** Like useMarks, with the focus on the first wrong field. `part` is the ref of the element that holds the fields. */
export function useErrors() {
  const { part, goToWrong } = useFirstWrong();
  const marks = useMarks();
  return {
    ...marks,
    part,
    show(found: Errors): boolean {
      const isRight = marks.show(found);
      if (!isRight) goToWrong();
      return isRight;
    },
  };
}
