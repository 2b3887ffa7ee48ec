import type { TestApp } from "./start-app.ts";

/** A metric of the process, as /metrics has it. Throws where there is no metric of that name. */
export async function metricOf({ app }: TestApp, name: string): Promise<number> {
  const { body } = await app.inject("/metrics");
  const found = new RegExp(`^${name} (\\S+)$`, "m").exec(body)?.[1];
  if (found === undefined) throw new Error(`No ${name} among the metrics`);
  return Number(found);
}

/** How many public answers were made, and not taken from the cache. */
export const builtCount = (testApp: TestApp) =>
  metricOf(testApp, "comanda_public_answers_built_total");
