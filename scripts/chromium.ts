import { spawnSync } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

/** The same engine without a browser's own windows: a test costs a third less processor time. */
const shells = ["chromium-headless-shell"];
const browsers = [
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
  return process.env["CHROMIUM_PATH"] || ((await firstOf(inPath(shells))) ?? findBrowser());
}

/** A whole browser, which shows messages to the device: a shell has none. */
export async function findBrowser(): Promise<string | undefined> {
  const found = await firstOf([...inPath(browsers), ...places, chromium.executablePath()]);
  return found ?? process.env["CHROMIUM_PATH"];
}

/** The same, installing Debian's packages where that is possible. Throws with a sentence that says what to do. */
export async function requireChromium(): Promise<string> {
  if ((await findBrowser()) === undefined) installFromDebian();
  const found = (await findBrowser()) && (await findChromium());
  if (!found) {
    throw new Error("The tests need Chromium: install it, or set CHROMIUM_PATH to where it is.");
  }
  return found;
}

function installFromDebian(): void {
  if (process.getuid?.() !== 0 || process.platform !== "linux") return;
  console.log("Installing Chromium for the tests.");
  const run = (...args: string[]) =>
    spawnSync("apt-get", ["-qq", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  run("update");
  // Not every release of Debian has the shell.
  for (const name of ["chromium", ...shells])
    run("install", "--yes", "--no-install-recommends", name);
}

function inPath(names: readonly string[]): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

async function firstOf(candidates: readonly string[]): Promise<string | undefined> {
  for (const candidate of candidates) if (await canRun(candidate)) return candidate;
  return undefined;
}

async function canRun(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
