import { ensureBuilt } from "../src/server/pages/ensure-built.ts";
import { requireChromium } from "./chromium.ts";
import { orGiven, runVitest } from "./run-vitest.ts";

// The long form of the tests that try to get in: every account against others, requests made from the contract, and
// scripts in every text. Each prints its figure; settings of these names make it shorter or longer.

const counts = {
  MATRIX_ACCOUNTS: "10",
  MATRIX_OTHERS: "2",
  FUZZ_REQUESTS: "50000",
  POOL_REQUESTS: "10000",
  HASH_GUESSES: "100000",
  EVENT_ACCOUNTS: "50",
  EVENT_LISTENERS: "100",
  UNFINISHED_BODIES: "1800",
  ASSET_PATHS: "10000",
  PARSER_CASES: "1000000",
  QR_DOMAINS: "1000",
  STORED_SCRIPT_ROUNDS: "60",
};

const given = process.argv.slice(2);
const files =
  given.length > 0
    ? given
    : ["tests/security", "tests/parsers", "tests/e2e/stored-scripts", "src/server/qr"];
await ensureBuilt({ say: console.log });
process.exitCode = await runVitest(
  ["--project", "server", "--project", "rules", "--project", "browser", ...files],
  { CHROMIUM_PATH: await requireChromium(), ...orGiven(counts) },
);
