import { afterAll, afterEach, beforeEach } from "vitest";
import { leave, type Visitor } from "./browser.ts";

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
  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    await visit?.close();
    visit = undefined;
  });
  afterAll(async () => {
    if (visit) await leave(visit);
  });
  return () => {
    if (!visit) throw new Error("Nobody visits before the group's tests");
    return visit;
  };
}
