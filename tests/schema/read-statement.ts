import { loadModule, parseSync } from "libpg-query";

await loadModule();

/** A node of the tree that PostgreSQL's own parser makes. */
export type Node = { readonly [key: string]: unknown };
export type Part = { kind: string; node: Node };

export type Statement = {
  parts: readonly Part[];
  /** Each SELECT, UPDATE and DELETE within it. */
  levels: readonly Level[];
};

export type Level = {
  part: Part;
  /** The names of its tables of accounts that `account_id = $n` does not limit to one account. */
  unnamed: ReadonlySet<string>;
};

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null;
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** All parts below, outer ones first. */
export function partsOf(value: unknown): Part[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isSelect = (key === "larg" || key === "rarg") && isNode(inner) && "limitOption" in inner;
    const kind = isSelect ? "SelectStmt" : key;
    const own = /^[A-Z]/.test(kind) && isNode(inner) ? [{ kind, node: inner }] : [];
    return [...own, ...partsOf(inner)];
  });
}

/** The contents of a wrapper of that kind. */
export const inside = (value: unknown, kind: string): Node | undefined =>
  isNode(value) && isNode(value[kind]) ? value[kind] : undefined;

/** `a.account_id` is `["a", "account_id"]`. */
export const columnOf = (value: unknown): string[] =>
  listOf(inside(value, "ColumnRef")?.["fields"]).map((field) =>
    textOf(inside(field, "String")?.["sval"]),
  );

/** A value that comes with the statement. */
export function isGiven(value: unknown): boolean {
  const cast = inside(value, "TypeCast");
  if (cast) return isGiven(cast["arg"]);
  return (inside(value, "ParamRef") ?? inside(value, "A_Const")) !== undefined;
}

/** Conditions that must all hold: the parts of an `and`. */
function conditionsOf(value: unknown): unknown[] {
  const all = inside(value, "BoolExpr");
  if (all?.["boolop"] === "AND_EXPR") return listOf(all["args"]).flatMap(conditionsOf);
  return value === undefined ? [] : [value];
}

/** Tables that a FROM names itself, without those of its subqueries, and the conditions of their joins. */
function fromOf(value: unknown): { tables: Node[]; conditions: unknown[] } {
  const table = inside(value, "RangeVar");
  if (table) return { tables: [table], conditions: [] };
  const join = inside(value, "JoinExpr");
  if (!join) return { tables: [], conditions: [] };
  const [left, right] = [fromOf(join["larg"]), fromOf(join["rarg"])];
  return {
    tables: [...left.tables, ...right.tables],
    conditions: [...left.conditions, ...right.conditions, ...conditionsOf(join["quals"])],
  };
}

/** Copied to every server, kept on one, and PostgreSQL's own. */
const notOfAccounts = /^(?:hosts|schema_migrations|pg_.*)$/;

function levelOf(part: Part, commonNames: ReadonlySet<string>): Level {
  const { node } = part;
  const from = [...listOf(node["fromClause"]), ...listOf(node["usingClause"])].map(fromOf);
  const relation = isNode(node["relation"]) ? [node["relation"]] : [];
  const aliases = [...relation, ...from.flatMap(({ tables }) => tables)]
    .filter(
      ({ relname }) => !notOfAccounts.test(textOf(relname)) && !commonNames.has(textOf(relname)),
    )
    .map((table) =>
      textOf(
        (isNode(table["alias"]) ? table["alias"]["aliasname"] : undefined) ?? table["relname"],
      ),
    );
  const conditions = [
    ...from.flatMap((one) => one.conditions),
    ...conditionsOf(node["whereClause"]),
  ];
  const unnamed = new Set(aliases);
  const tableOf = (side: unknown) => {
    const path = columnOf(side);
    if (path.at(-1) !== "account_id") return undefined;
    return path.length > 1 ? path.at(-2) : aliases.length === 1 ? aliases[0] : undefined;
  };
  const equalities = conditions.flatMap((condition) => {
    const { lexpr, rexpr, ...expression } = inside(condition, "A_Expr") ?? {};
    const isEqual = inside(listOf(expression["name"])[0], "String")?.["sval"] === "=";
    return isEqual && expression["kind"] === "AEXPR_OP"
      ? [
          [lexpr, rexpr],
          [rexpr, lexpr],
        ]
      : [];
  });
  // A table is limited to an account by a value, or by equality with a table that is.
  for (let before = -1; before !== unnamed.size;) {
    before = unnamed.size;
    for (const [one, other] of equalities) {
      const table = tableOf(one);
      const otherTable = tableOf(other);
      const isNamed =
        isGiven(other) ||
        (otherTable !== undefined && aliases.includes(otherTable) && !unnamed.has(otherTable));
      if (table !== undefined && isNamed) unnamed.delete(table);
    }
  }
  return { part, unnamed };
}

export function readStatement(text: string): Statement {
  const parts = partsOf(parseSync(text));
  const commonNames = new Set(
    parts.flatMap(({ kind, node }) =>
      kind === "CommonTableExpr" ? [textOf(node["ctename"])] : [],
    ),
  );
  const levels = parts
    .filter(({ kind }) => /^(?:Select|Update|Delete)Stmt$/.test(kind))
    .map((part) => levelOf(part, commonNames));
  return { parts, levels };
}
