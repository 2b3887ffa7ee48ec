import { defineConfig } from "vitest/config";

/** One more than the runner would take of two cores: the database is waited for, and pages wait more than they work. */
const workersOfTwoCores = 2;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          include: [
            "src/domain/**/*.test.ts",
            "src/contract/**/*.test.ts",
            "src/web/**/*.test.{ts,tsx}",
            "tests/*.test.ts",
          ],
          // Nothing is mocked and modules keep nothing between tests; making them anew for each file was most of the time.
          isolate: false,
          // Properties are tried with many values, at times on a machine that others use as well.
          testTimeout: 30_000,
          maxWorkers: workersOfTwoCores,
        },
      },
      {
        test: {
          name: "server",
          include: [
            "src/server/**/*.test.ts",
            "tests/security/**/*.test.ts",
            "tests/schema/**/*.test.ts",
          ],
          // Nothing is mocked and every test has an account of its own, so files may share their modules.
          isolate: false,
          setupFiles: ["src/server/testing/prompt-pictures.ts", "tests/schema/watch-statements.ts"],
          globalSetup: ["src/server/testing/database.ts"],
          // These end what hangs and say nothing of how long anything may take; the machine may do other work as well.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: workersOfTwoCores,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          // The files of a worker share a site and a browser, which each would start anew.
          isolate: false,
          setupFiles: ["src/server/testing/prompt-pictures.ts", "tests/e2e/leave-nobody.ts"],
          globalSetup: ["src/server/testing/database.ts"],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          maxWorkers: workersOfTwoCores,
          // On a machine that others use as well a page may be slower than its test waits.
          retry: 1,
          expect: { poll: { timeout: 20_000 } },
          // A browser shares the cores badly with the servers' tests.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          // What is kept and served again once more, at two servers that share a bucket and no folder.
          name: "bucket",
          include: ["tests/e2e/kept-pictures.test.ts"],
          env: { SITE_STORAGE: "bucket" },
          isolate: false,
          setupFiles: ["src/server/testing/prompt-pictures.ts", "tests/e2e/leave-nobody.ts"],
          globalSetup: ["src/server/testing/database.ts"],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          maxWorkers: workersOfTwoCores,
          retry: 1,
          expect: { poll: { timeout: 20_000 } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: ["src/server/testing/database.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is timed here allows for what else the machine does, though not for all that may come together at once;
          // npm run test:faults takes one file at a time, once.
          maxWorkers: workersOfTwoCores,
          retry: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
