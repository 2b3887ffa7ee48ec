import { isBlank } from "./text-rules.ts";

/** A rule for a text that may be left out: what is wrong with one that is written and not right. */
export function unlessBlank<Code extends string>(code: Code, isRight: (text: string) => boolean) {
  return (text: string) => (isBlank(text) || isRight(text) ? undefined : { code });
}
