import { afterAll } from "vitest";
import { browser } from "./shared-site.ts";

// Whoever a file has left on a page, because a test failed before it ended, would keep the next file's browser busy.
afterAll(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});
