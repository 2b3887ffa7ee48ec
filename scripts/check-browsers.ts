import { readdir, readFile } from "node:fs/promises";
import { webFolder } from "./built-chunks.ts";
import { scriptFindings } from "./script-findings.ts";
import { styleFindings } from "./style-findings.ts";

// Fails where a built script or style sheet, a library's part of it too, has something that the oldest supported
// browsers (browserslist in package.json) do not know.

/** Calls whose support is tested first, and our own members that share a newer one's name. */
const allowedCalls: Record<string, string> = {
  caretPositionFromPoint: "the editor of texts asks for it",
  command: "the editor of texts has commands of its own",
  getComposedRanges: "the editor of texts asks for it",
  getHTML: "the editor of texts has one of its own",
  hidePopover: "what is open has it, from the browser or from the part that stands in for it",
  isVisible: "of our own channel between pages",
  login: "of our own client of the server",
  Notification: "asked for in NotifyButton.tsx",
  "Notification.permission": "the same",
  "Notification.requestPermission": "the same",
  replaceSync: "the part that stands in for popovers catches that it is missing",
  requestIdleCallback: "asked for in connection.ts",
  share: "asked for in ShareButton.tsx; without it the link is copied",
  showNotification: "called for a message alone, which none gets who has it not",
  startViewTransition:
    "React calls it for what the site does not use, and catches that it is missing",
};

/**
 * Styles without which every page can be read and used. Anything that breaks without one has a rule below `@supports`.
 */
const extraStyles: Record<string, string> = {
  "-webkit-tap-highlight-color": "a shade under the finger",
  ":has": "looks; what is chosen and what has the focus is marked without",
  ":popover-open": "the part that stands in for popovers gives a class, which stands beside it",
  "@container": "a drawing stands above the word in every tile",
  "@page": "margins of the paper",
  "@starting-style": "movement",
  "color-mix": "tints of the ground; lines, drawings and backdrops have a plain colour",
  "contain-intrinsic-height": "speed",
  "container-type": "words in a tile are a little larger",
  "content-visibility": "speed",
  "mask-image": "fading edges, for which the prefixed name stands beside it",
  "overscroll-behavior": "the page scrolls on behind what ends",
  "overscroll-behavior-x": "the page scrolls on behind what ends",
  "print-color-adjust": "the prefixed name stands beside it",
  resize: "a field grows by itself or scrolls",
  rotate: "which way a sign points",
  scale: "which way a sign points",
  "scrollbar-gutter": "no room is kept for a scrollbar",
  "scrollbar-width": "a scrollbar stays where it is hidden elsewhere",
  "text-size-adjust": "the prefixed name stands beside it",
  "text-wrap": "where lines break",
  translate: "movement",
  "user-select": "the prefixed name stands beside it",
};

const allowed = { ...allowedCalls, ...extraStyles };
const worker = new URL("../dist/worker/sw.js", import.meta.url);
const built = (await readdir(webFolder)).map((name) => new URL(name, webFolder));
const unused = new Set(Object.keys(allowed));

for (const file of [...built, worker]) {
  const findIn = findingsOf(file.pathname);
  if (!findIn) continue;
  const where = file.pathname.slice(file.pathname.lastIndexOf("dist/"));
  try {
    for (const { name, near } of findIn(await readFile(file, "utf8"))) {
      unused.delete(name);
      if (!(name in allowed)) fail(`${where}: ${name} is too new, at ${near}`);
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    fail(`${where}: ${error.message}`);
  }
}
for (const name of unused) fail(`scripts/check-browsers.ts allows ${name}, which nothing uses`);

function findingsOf(path: string) {
  if (path.endsWith(".js")) return scriptFindings;
  return path.endsWith(".css") ? styleFindings : undefined;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
