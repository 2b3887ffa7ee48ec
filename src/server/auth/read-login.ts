import * as z from "zod";
import { limits, writtenText } from "../../domain/text-rules.ts";

/** What somebody signs in with, as it is stored; undefined where it is no e-mail address. */
export function readLogin(text: string): string | undefined {
  return z.email().max(limits.login).safeParse(writtenText(text).toLowerCase()).data;
}
