import type { TestApp } from "./start-app.ts";

/** A figure of the process as it tells them at /metrics. Throws where it tells none of that name. */
export async function metricOf({ app }: TestApp, name: string): Promise<number> {
  const { body } = await app.inject("/metrics");
  const found = new RegExp(`^${name} (\\S+)$`, "m").exec(body)?.[1];
  if (found === undefined) throw new Error(`No ${name} among the metrics`);
  return Number(found);
}

/** Public answers that were made, and not taken from what is kept. */
export const builtCount = (testApp: TestApp) =>
  metricOf(testApp, "comanda_public_answers_built_total");
