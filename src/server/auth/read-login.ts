import * as z from "zod";
import { limits, writtenText } from "../../domain/text-rules.ts";

/** What somebody signs in with, written as it is stored. */
export function loginOf(text: string): string {
  return writtenText(text).toLowerCase();
}

/** The same where it is an e-mail address that can be stored; undefined where it is none. */
export function readLogin(text: string): string | undefined {
  return z.email().max(limits.login).safeParse(loginOf(text)).data;
}
