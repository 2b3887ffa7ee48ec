import { useState } from "react";
import { useFirstWrong } from "../ui/use-first-wrong.ts";

/** A form's errors, by the fields' paths in the call. */
export type Errors = Readonly<Record<string, string>>;

/** The marks at fields, whoever has found what is wrong: the form itself, or the server. */
export function useMarks() {
  const [errors, setErrors] = useState<Errors>({});
  return {
    errors,
    /** Marks these fields and no others. Answers whether nothing is wrong. */
    show(found: Errors): boolean {
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    /** Somebody is putting these fields right. */
    forget(isOf: (path: string) => boolean) {
      // The others are still read with words that come later (live-texts.ts).
      setErrors((shown) => {
        const each = Object.entries(Object.getOwnPropertyDescriptors(shown));
        const kept = Object.fromEntries(each.filter(([path]) => !isOf(path)));
        return Object.defineProperties({}, kept);
      });
    },
  };
}

/** The same, with the focus on the first wrong field of `part`, which is the ref of what holds the fields. */
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
