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
import type { ProgramParts } from "./run-as-program.ts";

export type CommandContext = Pick<ProgramParts, "now" | "write" | "ask"> & {
  database: Database;
  /** The same database as its administrator. */
  adminUrl: string;
  config: Pick<Config, "baseDomain"> & AssetSettings & Reach;
};

/** A subcommand of the account command. */
export type Command = {
  /** How it is called, after `npm run account --`. */
  usage: string;
  /** Its help, line by line. */
  about: readonly string[];
  /**
   * Reads the arguments before any database is opened; paths in them start from `cwd`. The function that it answers
   * does the work. Either may refuse with `OperatorRefused`.
   */
  read: (args: string[], cwd: string) => CommandRun | Promise<CommandRun>;
};
export type CommandRun = (context: CommandContext) => Promise<void>;

/** The message says what is wrong with the call. */
export class CalledWrongly extends Error {
  override name = "CalledWrongly";
}

/** Tells the operator of a failure, and answers the exit code. Throws the error if `textOf` has no words for it. */
export function reportFailure(
  error: unknown,
  told: {
    complain: (line: string) => void;
    usage: string;
    textOf: (error: unknown) => string | undefined;
  },
): 1 | 2 {
  const isOfCall = error instanceof CalledWrongly;
  const message = isOfCall ? `${error.message}\n${told.usage}` : told.textOf(error);
  if (message === undefined) throw error;
  told.complain(message);
  return isOfCall ? 2 : 1;
}

/** Whether somebody wants to be told how a command is called. */
export function asksForHelp(args: readonly string[]): boolean {
  return ["help", "--help", "-h"].includes(args[0] ?? "") || args.includes("--help");
}

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Parses the arguments. `names` are those without dashes, all of them required. */
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
    // The message names the wrong option, which is all that a caller needs.
    if (error instanceof TypeError) throw new CalledWrongly(error.message, { cause: error });
    throw error;
  }
}

/** Runs in a transaction of the account with that label. Refuses a missing account, and writing to a frozen one. */
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

/** Refuses a password that others would guess for its owner. */
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

/** Finds the active user with that login, and refuses when there is none. */
export async function requireUser(tx: Tx, login: string): Promise<CredentialRow> {
  const user = await findActiveUserByLogin(tx, login);
  if (!user) throw new OperatorRefused(`The account has no active user "${login}"`);
  return user;
}

/** The address of the account's site, with a slash at the end. */
export function accountAddress(config: Pick<Config, "baseDomain"> & Reach, label: string): string {
  return `${siteAddress(config, `${label}.${config.baseDomain}`)}/`;
}
