import { isBlank } from "./text-rules.ts";

/** Makes a rule for a text that may be left out: blank texts pass. */
export function unlessBlank<Code extends string>(code: Code, isRight: (text: string) => boolean) {
  return (text: string) => (isBlank(text) || isRight(text) ? undefined : { code });
}
