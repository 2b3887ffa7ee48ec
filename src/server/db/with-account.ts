import type {
  DeleteQueryBuilder,
  DeleteResult,
  Kysely,
  SelectQueryBuilder,
  UpdateQueryBuilder,
  UpdateResult,
} from "kysely";
import type { Database } from "./database.ts";
import { codeOf } from "../error-code.ts";
import { hasSqlState } from "./sql-state.ts";
import type { DatabaseTables } from "./tables.ts";
import { keptText } from "./prepared.ts";
import { beginTransaction, queriesBy, type OpenTransaction } from "./transaction.ts";

/** A transaction that sees and writes the rows of one account. Queries name the account though policies hold too. */
export type Tx = Pick<OpenTransaction, "ask" | "db"> & {
  readonly accountId: string;
  /** Runs `undo` when the transaction keeps nothing, for what was done for it outside of the database. */
  whenNotKept(undo: Undo): void;
};

type OwnTable = {
  [Table in keyof DatabaseTables]: "account_id" extends keyof DatabaseTables[Table] ? Table : never;
}[keyof DatabaseTables];

type Own = { db: Kysely<DatabaseTables>; accountId: string };

/**
 * Begins queries that PostgreSQL plans once a connection, for busy paths: planning takes longer than reading. Those of the
 * busiest are `prepared`, which are built once as well.
 */
export const withCachedPlan = ({ ask, accountId }: Pick<Tx, "ask" | "accountId">): Own => ({
  accountId,
  db: queriesBy((text, values) => ask(keptText(text), values)),
});

/** Begins a query of the account's rows. The account leads the indexes, beside being asked for by the policies. */
export function selectOwn<Table extends OwnTable>({ db, accountId }: Own, table: Table) {
  const query = db.selectFrom(table as "orders").where("account_id", "=", accountId);
  // All of these tables have the column.
  return query as unknown as SelectQueryBuilder<DatabaseTables, Table, object>;
}

export function updateOwn<Table extends OwnTable>({ db, accountId }: Own, table: Table) {
  const query = db.updateTable(table as "orders").where("account_id", "=", accountId);
  return query as unknown as UpdateQueryBuilder<DatabaseTables, Table, Table, UpdateResult>;
}

export function deleteOwn<Table extends OwnTable>({ db, accountId }: Own, table: Table) {
  const query = db.deleteFrom(table as "orders").where("account_id", "=", accountId);
  return query as unknown as DeleteQueryBuilder<DatabaseTables, Table, DeleteResult>;
}

type Undo = (reason: unknown) => void;

/** Serialization failure and deadlock: the transaction did nothing and may simply be run again. */
const transientCodes = ["40001", "40P01"];
const maxAttempts = 4;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Names the account of a transaction for the policies. A distributed database passes on a SET to its servers, but not a
 * set_config. A SET takes no parameters.
 */
export function accountSetting(accountId: string): string {
  if (!uuid.test(accountId)) throw new Error(`Not an account's id: ${accountId}`);
  return `set local app.account_id = '${accountId}'`;
}

/**
 * The account, and the purpose. Reads with `mayLag` may be up to 2 s old, except for changes that this process knows
 * of.
 */
type Access = { accountId: string; mode: "read" | "write"; mayLag?: boolean };

/**
 * All access to tables goes through this. It opens a transaction, sets the account for row-level security, runs and
 * commits. The database may ask for a retry, so `run` uses only `tx`, and registers with it any other effect that a
 * rollback must undo.
 */
export async function withAccount<Result>(
  database: Database,
  { accountId, mode, mayLag = false }: Access,
  run: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { replica } = database;
  if (mayLag && mode === "read" && replica?.isFreshFor(accountId)) {
    try {
      return await transact(replica, { accountId, mode }, run);
    } catch (error) {
      // The primary decides, whatever the error was: an account may be newer than the replica.
      if (isOutage(error)) replica.distrust();
    }
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact(database, { accountId, mode }, run);
    } catch (error) {
      if (attempt >= maxAttempts || !mayWorkAgain(error)) throw error;
    }
  }
}

async function transact<Result>(
  database: Pick<Database, "connect">,
  { accountId, mode }: Access,
  run: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const setting = accountSetting(accountId);
  const connection = await database.connect();
  const transaction = beginTransaction(connection, { mode, setting });
  const undoing: Undo[] = [];
  let isSpoilt = false;
  try {
    const tx = new AccountTx(accountId, transaction, undoing);
    const result = await run(tx);
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollback().catch(() => (isSpoilt = true));
    for (const undo of undoing) undo(error);
    throw error;
  } finally {
    connection.release(isSpoilt);
  }
}

/** A class because of its getter, like the one in `transaction.ts`. */
class AccountTx implements Tx {
  readonly accountId: string;
  readonly ask: OpenTransaction["ask"];
  readonly #transaction: OpenTransaction;
  readonly #undoing: Undo[];

  constructor(accountId: string, transaction: OpenTransaction, undoing: Undo[]) {
    this.accountId = accountId;
    this.ask = transaction.ask;
    this.#transaction = transaction;
    this.#undoing = undoing;
  }

  get db(): OpenTransaction["db"] {
    return this.#transaction.db;
  }

  whenNotKept(undo: Undo): void {
    this.#undoing.push(undo);
  }
}

/** Broken when a guest was forgotten meanwhile. The next attempt finds that their session is gone. */
const ofForgottenGuest = /^(?:orders|ratings|idempotency_keys|sessions)_account_id_guest_id_fkey$/;

function mayWorkAgain(error: unknown): boolean {
  if (hasSqlState(error, transientCodes)) return true;
  return ofForgottenGuest.test(violatedConstraint(error) ?? "");
}

export function violates(error: unknown, constraint: string): boolean {
  return violatedConstraint(error) === constraint;
}

/**
 * A distributed database passes on a server's message without its field for the constraint. The name in the message
 * ends with the number of the table's part.
 */
function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !codeOf(error)?.startsWith("23")) return undefined;
  const given = "constraint" in error ? error.constraint : undefined;
  const name = typeof given === "string" ? given : / constraint "([^"]+)"/.exec(error.message)?.[1];
  return name?.replace(/_\d{6,}$/, "");
}

/**
 * PostgreSQL's codes for a lost connection, a server that shuts down or starts up, too many connections and a full
 * disk; and the codes of cut sockets.
 */
const outageCodes =
  /^(?:08|57P0[123]|53)|^(?:ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT)$/;
/** The driver and the pool have no codes for these: the connection broke, none came free, the program is closing. */
const outageMessages =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|^Cannot use a pool after calling end|^driver has already been destroyed/;

/** Statement, lock and transaction that took longer than they may: all were rolled back. */
const overdueCodes = ["57014", "55P03", "25P03", "25P04"];

/** Whether the database gave up on something because it took too long, as when too many want the same row. */
export function isOverdue(error: unknown): boolean {
  return hasSqlState(error, overdueCodes);
}

/** Whether an error says that the database could not be reached or was shutting down, not that a query was wrong. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (outageCodes.test(codeOf(error) ?? "")) return true;
  // A socket or name that is not there; ENOENT of a file is a defect like any other.
  if ("syscall" in error && (error.syscall === "connect" || error.syscall === "getaddrinfo"))
    return true;
  return outageMessages.test(error.message);
}
