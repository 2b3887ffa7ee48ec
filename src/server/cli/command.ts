import { parseArgs, type ParseArgsConfig } from "node:util";
import { isLabel } from "../../domain/host-name.ts";
import { limits, minPasswordLength } from "../../domain/text-rules.ts";
import { findPasswordFault, type PasswordOwner } from "../auth/new-password.ts";
import type { AssetSettings } from "../assets/asset-places.ts";
import { findActiveUserByLogin, type CredentialRow } from "../auth/credential-queries.ts";
import { siteAddress, type Config, type Reach } from "../config.ts";
import type { Database } from "../db/database.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import { OperatorRefused } from "../operator-refused.ts";
import { findAccountHead } from "../tenancy/account-head.ts";
import { findAccountId } from "../tenancy/host-queries.ts";

export type CommandContext = {
  database: Database;
  /** The same database as its administrator. */
  adminUrl: string;
  config: Pick<Config, "baseDomain"> & AssetSettings & Reach;
  now: () => Date;
  /** Writes a line of the answer. */
  write: (line: string) => void;
  /** Puts a question to the operator; an empty text where nobody answers. */
  ask: (question: string) => Promise<string>;
};

/** One thing that the account command does. */
export type Command = {
  /** Its call, after the command's own name. */
  usage: string;
  /** Its help; a line each. */
  about: readonly string[];
  /**
   * Understands the arguments, with `cwd` for the paths in them, before any database is opened; what is answered does
   * the work. Either may refuse with `OperatorRefused`.
   */
  read: (args: string[], cwd: string) => CommandRun | Promise<CommandRun>;
};
export type CommandRun = (context: CommandContext) => Promise<void>;

/** The command was not called as it can be; the message says what is wrong. */
export class CalledWrongly extends Error {
  override name = "CalledWrongly";
}

/** Whether somebody wants to be told how a command is called. */
export function asksForHelp(args: readonly string[]): boolean {
  return ["help", "--help", "-h"].includes(args[0] ?? "") || args.includes("--help");
}

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Parts the arguments: `names` are those without dashes, all of them needed. */
export function readArguments<const Name extends string, const Given extends Options>(
  args: string[],
  names: readonly Name[],
  options: Given,
) {
  const { values, positionals } = parseStrictly(args, options);
  const missing = names.slice(positionals.length);
  if (missing.length > 0)
    throw new CalledWrongly(`Missing: ${missing.map((name) => `<${name}>`).join(" ")}`);
  const [excess] = positionals.slice(names.length);
  if (excess !== undefined) throw new CalledWrongly(`Not understood: "${excess}"`);
  const named = Object.fromEntries(names.map((name, at) => [name, positionals[at]]));
  // fromEntries forgets the keys; the check above proves that there is a value for each.
  return { ...(named as Record<Name, string>), options: values };
}

function parseStrictly<const Given extends Options>(args: string[], options: Given) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    // The message of parseArgs names the option; a caller can do nothing with the rest.
    if (error instanceof TypeError) throw new CalledWrongly(error.message, { cause: error });
    throw error;
  }
}

/** Runs in a transaction of the account with that label; refuses when there is none, and to write to a frozen one. */
export async function withLabelledAccount<Result>(
  database: Database,
  {
    label,
    mode,
    evenFrozen = false,
  }: { label: string; mode: "read" | "write"; evenFrozen?: boolean },
  run: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const accountId = isLabel(label) ? await findAccountId(database, label) : undefined;
  if (accountId === undefined) throw noSuchAccount(label);
  return withAccount(database, { accountId, mode }, async (tx) => {
    if (mode === "write" && !evenFrozen && (await findAccountHead(tx))?.isFrozen === true)
      throw new OperatorRefused(`"${label}" is frozen: "thaw ${label}" lets it be changed`);
    return run(tx);
  });
}

export function noSuchAccount(label: string): OperatorRefused {
  return new OperatorRefused(`There is no account "${label}"`);
}

/** Refuses a password that others would guess of whoever is to have it. */
export async function requirePassword(password: string, owner: PasswordOwner): Promise<void> {
  const fault = await findPasswordFault(password, owner);
  if (fault !== undefined) throw new OperatorRefused(passwordFaults[fault]);
}

const passwordFaults = {
  length: `A password has ${minPasswordLength} to ${limits.password} characters`,
  common: "This password is among the first that anybody would try: a phrase is better",
  personal:
    "A password is not the login, nor a name of the person or the place: a phrase is better",
};

/** The user who may sign in under that name; refuses when there is none. */
export async function requireUser(tx: Tx, login: string): Promise<CredentialRow> {
  const user = await findActiveUserByLogin(tx, login);
  if (!user) throw new OperatorRefused(`The account has no active user "${login}"`);
  return user;
}

/** The address of the account's site. */
export function accountAddress(config: Pick<Config, "baseDomain"> & Reach, label: string): string {
  return `${siteAddress(config, `${label}.${config.baseDomain}`)}/`;
}
