import pg from "pg";
import { vi } from "vitest";

/** A step of a plan as PostgreSQL reports it, with the fields that are read here. */
type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
};

export type RecordedPlan = { sql: string; plan: PlanNode };

/** Makes a database send each connection the plans of all its statements, those of foreign keys included. */
export async function tellPlans(admin: pg.Client, databaseName: string): Promise<void> {
  const settings = {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_format": "json",
    "auto_explain.log_analyze": "on",
    "auto_explain.log_timing": "off",
    "auto_explain.log_nested_statements": "on",
    "auto_explain.log_level": "notice",
  };
  // The settings are known once the library is there.
  await admin.query("load 'auto_explain'");
  for (const [name, value] of Object.entries(settings))
    await admin.query(`alter database ${databaseName} set ${name} = '${value}'`);
}

/** Collects the plans that are sent to connections opened from now on. */
export function recordPlans(): { take(): RecordedPlan[]; stop(): void } {
  let plans: RecordedPlan[] = [];
  const listen = (client: pg.Client) =>
    client.on("notice", ({ message = "" }) => {
      const json = /^duration: [^{]*plan:\s*(\{.*\})\s*$/s.exec(message)?.[1];
      if (json === undefined) return;
      // PostgreSQL writes this form.
      const told = JSON.parse(json) as { "Query Text": string; Plan: PlanNode };
      plans.push({ sql: told["Query Text"], plan: told.Plan });
    });
  const connect = pg.Client.prototype.connect;
  // With a callback or without, as the pool and the program call it.
  const spy = vi.spyOn(pg.Client.prototype, "connect").mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ): void {
    listen(this);
    return Reflect.apply(connect, this, given);
  });
  return {
    take() {
      const taken = plans;
      plans = [];
      return taken;
    },
    stop: () => spy.mockRestore(),
  };
}

function stepsOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(stepsOf)];
}

export function tablesOf({ plan }: RecordedPlan): string[] {
  return stepsOf(plan).flatMap((step) => step["Relation Name"] ?? []);
}

/** Read before the account is known, or for every account at once; each by an index of its own. */
const notOfAnAccount = new Set(["hosts_pkey", "outbox_in_order"]);

/** Steps of a plan that would take longer with more accounts, or with more of an account's past. */
export function offencesOf(recorded: RecordedPlan, { mostRows }: { mostRows: number }): string[] {
  return stepsOf(recorded.plan).flatMap((step) => {
    const what = `${step["Node Type"]} of ${step["Relation Name"] ?? step["Index Name"]}`;
    const offence = (why: string) => [`${what}: ${why}: ${recorded.sql}`];
    if (step["Node Type"] === "Seq Scan") return offence("reads the whole table");
    const index = step["Index Name"];
    if (
      index !== undefined &&
      !notOfAnAccount.has(index) &&
      !step["Index Cond"]?.includes("account_id")
    )
      return offence("does not begin with the account");
    const rows =
      step["Actual Rows"] +
      (step["Rows Removed by Filter"] ?? 0) +
      (step["Rows Removed by Index Recheck"] ?? 0);
    const isRead = index !== undefined || step["Relation Name"] !== undefined;
    if (isRead && rows * step["Actual Loops"] > mostRows)
      return offence(`reads ${rows * step["Actual Loops"]} rows`);
    return [];
  });
}
