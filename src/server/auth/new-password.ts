import type { Problem } from "../../contract/problems.ts";
import { limits, minPasswordLength } from "../../domain/text-rules.ts";
import { isCommonPassword, isCommonWord, lettersOf } from "./common-passwords.ts";
import { isLongEnough, passwordText } from "../../domain/password-rules.ts";

/** The future owner of a password. Others try first what they know of the owner. */
export type PasswordOwner = { login: string; userName: string; accountName: string; label: string };

export function ownerOf(
  user: { login: string; name: string },
  account: { name: string; label: string },
): PasswordOwner {
  const { label } = account;
  return { login: user.login, userName: user.name, accountName: account.name, label };
}

type PasswordFault = "length" | "common" | "personal";

/** Finds what is wrong with a new password; undefined when nothing is. */
export async function findPasswordFault(
  typed: string,
  owner: PasswordOwner,
): Promise<PasswordFault | undefined> {
  const password = passwordText(typed);
  if (!isLongEnough(password) || password.length > limits.password) return "length";
  if (isCommonPassword(password)) return "common";
  if (isPersonal(password, owner)) return "personal";
  return (await isCommonWord(password)) ? "common" : undefined;
}

const problems: Record<PasswordFault, Problem> = {
  length: { code: "password_length", min: minPasswordLength, max: limits.password },
  common: { code: "password_common" },
  personal: { code: "password_personal" },
};

/** The same as a problem, for the person who typed the password. */
export async function newPasswordProblem(
  password: string,
  owner: PasswordOwner,
): Promise<Problem | undefined> {
  const fault = await findPasswordFault(password, owner);
  return fault && problems[fault];
}

/** A password needs this many letters outside the owner's own words: only those have to be guessed. */
const leastOfOnesOwn = 4;
/** Shorter words, such as "da", are in any phrase. */
const shortestWord = 3;

/** Whether a password is only the login and names of the person and the place, with little around them. */
function isPersonal(password: string, { login, userName, accountName, label }: PasswordOwner) {
  const owned = [login, userName, accountName, label]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map(lettersOf)
    .filter((word) => word.length >= shortestWord)
    .toSorted((a, b) => b.length - a.length);
  const whole = lettersOf(password);
  const rest = owned.reduce((left, word) => left.replaceAll(word, ""), whole);
  return rest !== whole && rest.length < leastOfOnesOwn;
}
