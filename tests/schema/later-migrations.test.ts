import { parseSync } from "libpg-query";
import { expect, it } from "vitest";
import { listMigrations } from "../../src/server/db/migrate.ts";
import { inside, listOf, partsOf, textOf } from "./read-statement.ts";

/** The migration that made the tables spreadable. */
const spreadable = 24;

/** What spread tables cannot take: several changes in one ALTER TABLE, or a column with a check or a reference. */
function faultsOf(sql: string): string[] {
  return partsOf(parseSync(sql)).flatMap(({ kind, node }) => {
    if (kind === "AlterTableStmt")
      return listOf(node["cmds"]).length > 1 ? ["several changes"] : [];
    if (kind !== "AlterTableCmd" || node["subtype"] !== "AT_AddColumn") return [];
    const constraints = listOf(inside(node["def"], "ColumnDef")?.["constraints"]);
    return constraints
      .map((constraint) => textOf(inside(constraint, "Constraint")?.["contype"]))
      .filter((type) => ["CONSTR_CHECK", "CONSTR_FOREIGN"].includes(type));
  });
}

it.each([
  ["alter table a add column b text, add column c text", ["several changes"]],
  ["alter table a add column b text check (b <> '')", ["CONSTR_CHECK"]],
  ["alter table a add column b text not null default ''", []],
])("a change that spread tables cannot take is found: %s", (sql, faults) => {
  expect(faultsOf(sql)).toEqual(faults);
});

it("a migration of spread tables makes one change with each ALTER TABLE", () => {
  const later = listMigrations().filter(({ version }) => version > spreadable);
  expect(later.map(({ name, sql }) => [name, faultsOf(sql)])).toEqual(
    later.map(({ name }) => [name, []]),
  );
});
