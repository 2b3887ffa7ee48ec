import { launchBrowser } from "./browser.ts";
import { startSite } from "./site.ts";

/**
 * The test files of a worker run one after the other, and share this site and this browser to save their starts. Every
 * test has an account and a profile of its own. A file that needs another site starts it.
 */
export const [site, browser] = await Promise.all([startSite(), launchBrowser()]);

// The runner ends the worker after its last file with this signal, and the worker has half a second left.
process.once("SIGTERM", () => {
  void Promise.allSettled([browser.close(), site.close()]).then(() => process.exit());
});
