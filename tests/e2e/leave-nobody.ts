import { afterAll } from "vitest";
import { browser } from "./shared-site.ts";

// Visitors that a failed test leaves on a page would keep the next file's browser busy.
afterAll(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});
