import { useState } from "react";
import { useErrors } from "./use-errors.ts";

/** A form that is sent as a whole: its fields' values and their errors. */
export function useForm<Values extends object>(initial: Values | (() => Values)) {
  const { part, errors, show, forget } = useErrors();
  const [values, setValues] = useState(initial);
  return {
    part,
    values,
    errors,
    show,
    set(changes: Partial<Values>) {
      setValues((before) => ({ ...before, ...changes }));
      forget((path) => path in changes);
    },
  };
}
