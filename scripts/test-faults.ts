import { ensureBuilt } from "../src/server/pages/ensure-built.ts";
import { runVitest } from "./run-vitest.ts";

// The long form of the tests that kill the server and cut its listeners off. FAULT_KILLS and FAULT_ORDERS,
// FAULT_LISTENERS and FAULT_LISTENED_ORDERS say how long.

const {
  FAULT_KILLS = "50",
  FAULT_ORDERS = "10000",
  FAULT_LISTENERS = "2000",
  FAULT_LISTENED_ORDERS = "40",
} = process.env;
await ensureBuilt({ say: console.log });
process.exitCode = await runVitest(["--project", "faults", ...process.argv.slice(2)], {
  FAULT_KILLS,
  FAULT_ORDERS,
  FAULT_LISTENERS,
  FAULT_LISTENED_ORDERS,
});
