import type { Page } from "playwright-core";

/** Has the server's clock say what the page's own, which a test sets, says. Otherwise the page takes its own for wrong. */
export async function shareClock(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !/^\/(?:static|v2\.0)\//.test(pathname),
    async (route) => {
      if (route.request().method() !== "HEAD") return route.fallback();
      // The page that asked may be gone by now.
      const nowMs = await page.evaluate(() => Date.now()).catch(() => NaN);
      if (Number.isNaN(nowMs)) return undefined;
      return route.fulfill({ headers: { date: new Date(nowMs).toUTCString() } });
    },
  );
}
