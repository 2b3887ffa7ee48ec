import type { SerializedError } from "vitest";
import type { TestCase, TestModule } from "vitest/node";

const slowestCount = 10;
const diffLength = 2_000;

/** Ends a run with a line that counts its tests, below the slowest files of a long run. It is called with `new`. */
export default function SummaryReporter() {
  return {
    onTestRunEnd(
      modules: readonly TestModule[],
      unhandledErrors: readonly SerializedError[],
    ): void {
      const tests = modules.flatMap((module) => [...module.children.allTests()]);
      for (const test of tests) tellFirstTry(test);
      const states = tests.map((test) => test.result().state);
      const count = (state: (typeof states)[number]) =>
        states.filter((found) => found === state).length;
      // A file that could not be run has no failed tests, and counts as one.
      const broken =
        modules.filter((module) => module.errors().length > 0).length + unhandledErrors.length;
      const skipped = count("skipped") + count("pending");
      if (modules.length > slowestCount) tellSlowest(modules);
      const parts = [`${count("passed")} passed`, `${count("failed") + broken} failed`];
      if (skipped > 0) parts.push(`${skipped} skipped`);
      console.log(`Tests: ${parts.join(", ")}`);
    },
  };
}

/** Prints the slowest files, where a run can be made shorter. */
function tellSlowest(modules: readonly TestModule[]): void {
  const slowest = modules
    .map((module) => ({ module, ms: module.diagnostic().duration }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, slowestCount);
  console.log("Slowest files:");
  for (const { module, ms } of slowest) {
    const seconds = (ms / 1_000).toFixed(1).padStart(6);
    console.log(`${seconds} s  ${module.project.name}  ${module.relativeModuleId}`);
  }
}

/** Prints why a test passed only when it was tried again: the runner itself says only that it was. */
function tellFirstTry(test: TestCase): void {
  const { state, errors = [] } = test.result();
  if (state !== "passed") return;
  for (const { message, diff = "", stacks = [] } of errors) {
    const [at] = stacks;
    console.log(`Passed only when tried again: ${test.module.relativeModuleId} ${test.fullName}`);
    console.log(at ? `${message}\n  at line ${at.line} of ${at.file}` : message);
    // The message abbreviates the values.
    console.log(diff.slice(0, diffLength));
  }
}
