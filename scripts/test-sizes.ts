import { ensureBuilt } from "../src/server/pages/ensure-built.ts";
import { requireChromium } from "./chromium.ts";
import { runVitest } from "./run-vitest.ts";

// Tests every screen at every width and size of letters, of which the short form in `npm test` takes some, and every
// journey at each screen that it is for, of which the short form takes one.

await ensureBuilt({ say: console.log });
process.exitCode = await runVitest(["--project", "browser", ...process.argv.slice(2)], {
  CHROMIUM_PATH: await requireChromium(),
  EVERY_SIZE: "1",
});
