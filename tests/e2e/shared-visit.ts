import { afterAll, afterEach, beforeEach } from "vitest";
import { expectNoTroubles, type Visitor } from "./browser.ts";

/**
 * A visitor whom the tests of the group take over from each other, because a visit costs more than most steps of it. Each
 * test begins where `open` leads, or goes there, and closes what it opens. After a failed try the next one gets a new visitor.
 */
export function sharedVisit<V extends Pick<Visitor, "troubles" | "close">>(
  open: () => Promise<V>,
): () => V {
  let visit: V | undefined;
  beforeEach(async () => {
    visit ??= await open();
  });
  const end = async () => {
    await visit?.close();
    visit = undefined;
  };
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === "fail";
    try {
      // Checked after each test, so that the one in which it went wrong is named and tried again.
      if (visit && !hasFailed) expectNoTroubles(visit);
    } catch (error) {
      await end();
      throw error;
    }
    if (hasFailed) await end();
  });
  afterAll(end);
  return () => {
    if (!visit) throw new Error("Nobody visits before the group's tests");
    return visit;
  };
}
