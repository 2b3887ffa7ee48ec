import { minPasswordLength } from "./text-rules.ts";

/** Normalises a typed password: devices write the same letter in one character or in two. */
export function passwordText(typed: string): string {
  return typed.normalize("NFC");
}

export function isLongEnough(password: string): boolean {
  return passwordText(password).length >= minPasswordLength;
}

export function isSamePassword(one: string, other: string): boolean {
  return passwordText(one) === passwordText(other);
}
