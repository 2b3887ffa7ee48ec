import { launch, type LaunchedChrome } from "chrome-launcher";
import { findChromium, quietChromium } from "../../scripts/chromium.ts";

const flags = [
  "--headless",
  ...quietChromium,
  // A phone in another language than the menu fetches the offer of its own as well.
  "--accept-lang=pt-BR",
  // These draw the list below the address bar, which costs more processor time than a page.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
];

/** A browser with an empty profile, ended by disposing of it. */
export async function startChrome(): Promise<AsyncDisposable & { port: number }> {
  const chromePath = await findChromium();
  if (chromePath === undefined) throw new Error("No Chromium: npm test says how to get one");
  const chrome: LaunchedChrome = await launch({
    chromePath,
    chromeFlags: flags,
    ignoreDefaultFlags: true,
    logLevel: "silent",
  });
  return {
    port: chrome.port,
    async [Symbol.asyncDispose]() {
      chrome.kill();
      await new Promise<void>((done) => {
        if (chrome.process.exitCode !== null || chrome.process.signalCode !== null) done();
        else chrome.process.once("exit", () => done());
      });
    },
  };
}
