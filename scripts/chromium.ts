import { spawnSync } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

/** The shell first: the same engine without a browser's own windows costs a test a third less processor time. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Switches that keep a measured browser from background work. */
export const quietChromium = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser that tests drive: the one of CHROMIUM_PATH, else the first that this machine has. */
export async function findChromium(): Promise<string | undefined> {
  const given = process.env["CHROMIUM_PATH"];
  if (given) return given;
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...places,
    chromium.executablePath(),
  ];
  for (const candidate of candidates) if (await canRun(candidate)) return candidate;
  return undefined;
}

/** The same, installing Debian's package where that is possible. Throws with a sentence that says what to do. */
export async function requireChromium(): Promise<string> {
  const found = (await findChromium()) ?? (installFromDebian() ? await findChromium() : undefined);
  if (found === undefined) {
    throw new Error("The tests need Chromium: install it, or set CHROMIUM_PATH to where it is.");
  }
  return found;
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || process.platform !== "linux") return false;
  console.log("Installing Chromium for the tests.");
  const run = (...args: string[]) =>
    spawnSync("apt-get", ["-qq", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  const install = (name: string) => run("install", "--yes", "--no-install-recommends", name);
  return run("update") && (install("chromium-headless-shell") || install("chromium"));
}

async function canRun(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
