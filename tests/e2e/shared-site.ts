import { launchBrowser } from "./browser.ts";
import { startSite } from "./site.ts";

/**
 * The site and the browser of all the files that a worker runs, one after the other: what they do for each other is to
 * be there already. Every test has an account and a profile of its own; a file that needs another site starts it.
 */
export const [site, browser] = await Promise.all([startSite(), launchBrowser()]);

// The runner says that there is no file left by ending the worker, which waits half a second for it.
process.once("SIGTERM", () => {
  void Promise.allSettled([browser.close(), site.close()]).then(() => process.exit());
});
