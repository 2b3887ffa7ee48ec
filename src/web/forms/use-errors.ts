import { useState } from "react";
import { useFirstWrong } from "../ui/use-first-wrong.ts";

/** What is wrong with the fields of a form, by their paths in the call. */
export type Errors = Readonly<Record<string, string>>;

/** The marks at the fields of a form, whoever has found what is wrong: the form itself, or the server. */
export function useErrors<Part extends HTMLElement = HTMLFormElement>(refusal?: unknown) {
  const { part, goToWrong } = useFirstWrong<Part>(refusal);
  const [errors, setErrors] = useState<Errors>({});
  return {
    /** Goes onto what holds the fields. */
    part,
    errors,
    /** Marks these fields and no others, with the focus on the first. Answers whether nothing is wrong. */
    show(found: Errors): boolean {
      const isRight = Object.keys(found).length === 0;
      setErrors(found);
      if (!isRight) goToWrong();
      return isRight;
    },
    /** Somebody is putting these fields right. */
    forget(isOf: (path: string) => boolean) {
      setErrors((shown) =>
        Object.fromEntries(Object.entries(shown).filter(([path]) => !isOf(path))),
      );
    },
    goToWrong,
  };
}
