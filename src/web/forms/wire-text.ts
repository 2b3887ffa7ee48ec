import type { ChangeEvent } from "react";
import type { Errors } from "./use-errors.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Texts<Path extends string> = {
  values: Readonly<Record<Path, string>>;
  errors: Errors;
  set: (changes: { [P in Path]?: string }) => void;
};

/** The properties of a control that holds one text of a form. */
export function wireText<Path extends string>({ values, errors, set }: Texts<Path>, path: Path) {
  return {
    name: path,
    value: values[path],
    error: errors[path],
    onChange({ currentTarget: { value } }: ChangeEvent<Control>) {
      // A computed key loses its type.
      set({ [path]: value } as { [P in Path]?: string });
    },
  };
}
