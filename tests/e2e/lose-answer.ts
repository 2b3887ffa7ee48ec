import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { TestSite } from "./site.ts";

/** The next call to this address arrives, and its answer is lost on the way. */
export async function loseAnswer(
  site: TestSite,
  { page, address }: { page: Page; address: string },
): Promise<void> {
  await page.route(
    address,
    async (route) => {
      const request = route.request();
      const { hostname, pathname } = new URL(request.url());
      const { statusCode } = await site.app.inject({
        method: "POST",
        url: pathname,
        headers: { ...request.headers(), host: hostname },
        payload: request.postData() ?? "",
      });
      expect(statusCode).toBeLessThan(300);
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
}
