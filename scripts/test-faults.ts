import { ensureBuilt } from "../src/server/pages/ensure-built.ts";
import { orGiven, runVitest } from "./run-vitest.ts";

// The long form of the tests that kill server and database, break their connections, fill the disk, send floods, cut
// listeners off and race on tabs. Each prints its figure; settings of these names make it shorter or longer.

const counts = {
  FAULT_KILLS: "50",
  FAULT_ORDERS: "5000",
  FAULT_PRINT_KILLS: "50",
  FAULT_PRINT_ORDERS: "1000",
  FAULT_DATABASE_KILLS: "10",
  FAULT_DATABASE_ORDERS: "1000",
  FAULT_NETWORK_FAULTS: "10",
  FAULT_NETWORK_ORDERS: "600",
  FAULT_CALLS: "all",
  FAULT_STORM_KEYS: "500",
  FAULT_SLOW_SOCKETS: "1000",
  FAULT_SLOW_SECONDS: "10",
  FAULT_SLOW_CALLS: "200",
  FAULT_CROWD_SECONDS: "20",
  FAULT_DISK_ORDERS: "1000",
  FAULT_RESTARTS: "100",
  FAULT_RESTART_ORDERS: "3000",
  FAULT_MIGRATION_ORDERS: "600",
  FAULT_MOVES: "20",
  FAULT_ABORTS: "all",
  FAULT_LISTENERS: "2000",
  FAULT_LISTENED_ORDERS: "40",
  TAB_HISTORIES: "5000",
};

await ensureBuilt({ say: console.log });
process.exitCode = await runVitest(
  // One file at a time, because tests measure how fast the server comes back.
  ["--project", "faults", "--no-file-parallelism", "--retry=0", ...process.argv.slice(2)],
  orGiven(counts),
);
