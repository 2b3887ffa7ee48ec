import { readFileSync } from "node:fs";

// The oldest browsers that the site supports are in one place, `browserslist` in package.json. The build's target, the
// check of the built files and the browser test without newer calls read it here.

const engineOf = {
  ios_saf: "ios",
  safari: "safari",
  chrome: "chrome",
  firefox: "firefox",
} as const;

type Engine = (typeof engineOf)[keyof typeof engineOf];
/** The oldest version of each engine, as "15.6". */
export type Line = Record<Engine, string>;

export const supportedLine = readLine();

/** The build tools' names for them: "ios15.6", "chrome100". */
export const exactTargets = Object.entries(supportedLine).map(([name, version]) => name + version);

/**
 * The targets of compiled scripts. Compilers avoid class fields for Safari 15, though only initial values in
 * parentheses are broken there (WebKit bug 236843). Without fields the page's script is a hundredth larger. The check
 * of the built files looks for such parentheses and for all else that Safari 15 does not know.
 */
export const scriptTargets = exactTargets.map((target) =>
  target.replace(/^(ios|safari)15\b.*/, "$116.0"),
);

/** Throws for a line of package.json that is not an engine with its oldest version. */
function readLine(): Line {
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  const { browserslist } = JSON.parse(manifest) as { browserslist: string[] };
  const line: Partial<Line> = {};
  for (const written of browserslist) {
    const [, name = "", version] = /^(\w+) >= ([\d.]+)$/.exec(written) ?? [];
    const engine = engineOf[name as keyof typeof engineOf];
    if (engine === undefined || version === undefined)
      throw new Error(`package.json, browserslist: "${written}" is not like "chrome >= 100"`);
    line[engine] = version;
  }
  return line as Line;
}
