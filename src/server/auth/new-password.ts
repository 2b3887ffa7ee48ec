import type { Problem } from "../../contract/problems.ts";
import { limits, minPasswordLength } from "../../domain/text-rules.ts";
import { isCommonPassword, isCommonWord, lettersOf } from "./common-passwords.ts";
import { isLongEnough, passwordText } from "../../domain/password-rules.ts";

/** The future owner of a password: what others know of them is the first that they try. */
export type PasswordOwner = { login: string; userName: string; accountName: string; label: string };

/** The password owner that a user of the account is. */
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

/** The same for whoever typed it. */
export async function newPasswordProblem(
  password: string,
  owner: PasswordOwner,
): Promise<Problem | undefined> {
  const fault = await findPasswordFault(password, owner);
  return fault && problems[fault];
}

/** Letters of a password that are left without the owner's words: enough of them have to be guessed. */
const leastOfOnesOwn = 4;
/** Shorter ones, such as "da", stand in any phrase. */
const shortestWord = 3;

/** Tells whether it is nothing but the login, names of the person and the place, and what people put around them. */
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
