import {
  columnOf,
  inside,
  isGiven,
  isNode,
  listOf,
  partsOf,
  readStatement,
  textOf,
  type Part,
  type Statement,
} from "./read-statement.ts";

/** A rule for statements, so that their tables can be spread over several servers by account: docs/scaling.md. */
type StatementRule = {
  rule: string;
  isBroken: (statement: Statement) => boolean;
  /** One that breaks it. */
  example: string;
};

const volatile =
  /^(?:clock_timestamp|timeofday|random|gen_random_uuid|uuidv[47]|nextval|setval|set_config|pg_sleep|(?:txid|pg)_current\w*|pg_(?:try_)?advisory\w*|pg_notify)$/;
const stable =
  /^(?:now|(?:transaction|statement|current)_timestamp|current_(?:setting|account|database|schema)|timezone|to_char|to_date|to_timestamp)$/;
const snapshots = /^(?:pg_current_(?:snapshot|xact_id\w*)|txid_\w+)$/;

function functionOf({ kind, node }: Part): string {
  if (kind === "SQLValueFunction") return "current_timestamp";
  if (kind !== "FuncCall") return "";
  return textOf(inside(listOf(node["funcname"]).at(-1), "String")?.["sval"]);
}

const calls = (value: unknown, names: RegExp) =>
  partsOf(value).some((part) => names.test(functionOf(part)));
const contains = (value: unknown, kind: string) =>
  partsOf(value).some((part) => part.kind === kind);
const ofKind = ({ parts }: Statement, kind: RegExp) =>
  parts.filter((part) => kind.test(part.kind)).map(({ node }) => node);
const relationOf = (node: Part["node"]) =>
  textOf(isNode(node["relation"]) ? node["relation"]["relname"] : undefined);

/** The assignments of an UPDATE, or of an INSERT that finds its row there. */
const assignmentsOf = (statement: Statement) =>
  ofKind(statement, /^UpdateStmt$|^onConflictClause$|^InsertStmt$/).flatMap((node) => {
    const conflict = node["onConflictClause"];
    const setting =
      "cols" in node ? (isNode(conflict) ? conflict["targetList"] : []) : node["targetList"];
    return listOf(setting).flatMap((target) => inside(target, "ResTarget") ?? []);
  });

/** The SELECT or VALUES of each INSERT, with the account's place in its rows. */
const insertsOf = (statement: Statement) =>
  ofKind(statement, /^InsertStmt$/)
    .filter((node) => !/^(?:hosts|schema_migrations)$/.test(relationOf(node)))
    .flatMap((node) => {
      const source = inside(node["selectStmt"], "SelectStmt");
      const names = listOf(node["cols"]).map((column) => inside(column, "ResTarget")?.["name"]);
      return source ? [{ source, at: names.indexOf("account_id") }] : [];
    });
const rowsOf = (source: Part["node"]) =>
  listOf(source["valuesLists"]).map((row) => listOf(inside(row, "List")?.["items"]));

/** Rows that are never rewritten: the one column of each that may be emptied. */
const forgetting: Record<string, string> = {
  order_lines: "obs",
  order_status_changes: "user_id",
  payments: "user_id",
};

export const statementRules: readonly StatementRule[] = [
  {
    rule: "the account is named by SET LOCAL alone, which reaches every server",
    isBroken: ({ parts }) =>
      parts.some(
        (part) =>
          (functionOf(part) === "set_config" &&
            JSON.stringify(part.node).includes("app.account_id")) ||
          (part.kind === "VariableSetStmt" &&
            part.node["name"] === "app.account_id" &&
            part.node["is_local"] !== true),
      ),
    example: "select set_config('app.account_id', $1, true)",
  },
  {
    rule: "a snapshot is read beside no table",
    isBroken: (statement) =>
      ofKind(statement, /^RangeVar$/).length > 0 &&
      calls(
        statement.parts.map(({ kind, node }) => ({ [kind]: node })),
        snapshots,
      ),
    example: "select pg_current_snapshot(), event_id from outbox where account_id = $1",
  },
  {
    rule: "VALUES have no subquery",
    isBroken: (statement) =>
      insertsOf(statement).some(({ source }) => contains(source["valuesLists"], "SubLink")),
    example:
      "insert into icons (account_id, sort) values ($1, (select max(sort) from icons where account_id = $1))",
  },
  {
    rule: "INSERT .. SELECT takes the account from a table of it",
    isBroken: (statement) =>
      insertsOf(statement).some(({ source, at }) => {
        if (rowsOf(source).length > 0) return false;
        const target = inside(listOf(source["targetList"])[at], "ResTarget")?.["val"];
        return columnOf(target).at(-1) !== "account_id";
      }),
    example:
      "insert into guests (account_id, guest_id) select $1, id from unnest($2::uuid[]) as id",
  },
  {
    rule: "INSERT .. SELECT calls no volatile function",
    isBroken: (statement) =>
      insertsOf(statement).some(
        ({ source }) => rowsOf(source).length === 0 && calls(source, volatile),
      ),
    example:
      "insert into guests (account_id, guest_id) select account_id, gen_random_uuid() from accounts where account_id = $1",
  },
  {
    rule: "what is set has no simple CASE, and none with a subquery",
    isBroken: (statement) =>
      assignmentsOf(statement).some((target) =>
        partsOf(target).some(
          ({ kind, node }) => kind === "CaseExpr" && ("arg" in node || contains(node, "SubLink")),
        ),
      ),
    example:
      "update orders set location = case mode when 'sheet' then '' end where account_id = $1",
  },
  {
    rule: "what is set calls no function of the moment within CASE or COALESCE",
    isBroken: (statement) =>
      assignmentsOf(statement).some((target) =>
        partsOf(target).some(
          ({ kind, node }) =>
            /^(?:CaseExpr|CoalesceExpr)$/.test(kind) &&
            (calls(node, volatile) || calls(node, stable)),
        ),
      ),
    example: "update orders set accepted_at = coalesce(accepted_at, now()) where account_id = $1",
  },
  {
    rule: "UPDATE and DELETE call no volatile function",
    isBroken: (statement) =>
      ofKind(statement, /^(?:Update|Delete)Stmt$/).some((node) => calls(node, volatile)),
    example: "update orders set accepted_at = clock_timestamp() where account_id = $1",
  },
  {
    rule: "every SELECT of tables, within others too, names account_id = $n",
    isBroken: ({ levels }) =>
      levels.some(({ part, unnamed }) => part.kind === "SelectStmt" && unnamed.size > 0),
    example:
      "select name, (select count(*) from orders o where o.account_id = a.account_id) from accounts a where a.account_id = $1",
  },
  {
    rule: "every write names account_id = $n",
    isBroken: (statement) =>
      statement.levels.some(
        ({ part, unnamed }) => part.kind !== "SelectStmt" && unnamed.size > 0,
      ) ||
      insertsOf(statement).some(({ source, at }) =>
        rowsOf(source).some((row) => !isGiven(row[at])),
      ),
    example: "update orders set obs = null where order_id = $1",
  },
  {
    rule: "no row is named by where it stands",
    isBroken: (statement) =>
      ofKind(statement, /^ColumnRef$/).some(
        (node) => columnOf({ ColumnRef: node }).at(-1) === "ctid",
      ),
    example: "delete from sessions where account_id = $1 and ctid = any($2)",
  },
  {
    rule: "lines, changes of status and payments are never rewritten but to forget whose they were",
    isBroken: (statement) =>
      ofKind(statement, /^UpdateStmt$/).some((node) => {
        const column = forgetting[relationOf(node)];
        return (
          column !== undefined &&
          listOf(node["targetList"]).some((target) => {
            const { name, val } = inside(target, "ResTarget") ?? {};
            return name !== column || inside(val, "A_Const")?.["isnull"] !== true;
          })
        );
      }),
    example: "update payments set user_id = null, amount_cents = 1 where account_id = $1",
  },
];

export function brokenRules(text: string): string[] {
  const statement = readStatement(text);
  return statementRules.filter(({ isBroken }) => isBroken(statement)).map(({ rule }) => rule);
}
