import { access } from "node:fs/promises";
import { expect, test } from "vitest";
import { pageSources } from "./page-sources.ts";
import { findRoute } from "./routes.tsx";

const root = new URL("../../", import.meta.url);

test.each(Object.entries(pageSources))("the page at %s is in %s", async (pattern, sources) => {
  expect(findRoute(pattern.replace(/:\w+/, "1"))?.pattern).toBe(pattern);
  for (const source of sources)
    await expect(access(new URL(source, root))).resolves.toBeUndefined();
});
