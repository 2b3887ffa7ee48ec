import { ensureBuilt } from "../src/server/pages/ensure-built.ts";
import { requireChromium } from "./chromium.ts";
import { runVitest } from "./run-vitest.ts";

// Prepares everything that the tests need, then runs them. Arguments go to the runner: names of files, or --project.

try {
  await ensureBuilt({ say: console.log });
  const chromium = await requireChromium();
  process.exitCode = await runVitest(process.argv.slice(2), { CHROMIUM_PATH: chromium });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
