import AxeBuilder from "@axe-core/playwright";
import { chromium, type Browser, type Page } from "playwright-core";
import { expect } from "vitest";
import { findChromium } from "../../scripts/chromium.ts";

/** The screens that every page is judged at. */
export const screens = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error("No Chromium: npm test says how to get one");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

export type Visitor = {
  page: Page;
  /** Requests to other hosts, errors on the console and exceptions: there should be none. */
  troubles: string[];
  close(): Promise<void>;
};

/** Somebody with an empty profile; what goes wrong on their pages is written down. */
export async function newVisitor(
  browser: Browser,
  options: {
    width?: number;
    height?: number;
    javaScriptEnabled?: boolean;
    /** Blocked, every request passes the test's own routes. */
    serviceWorkers?: "allow" | "block";
  } = {},
): Promise<Visitor> {
  const { width = 360, height = 800, javaScriptEnabled = true, serviceWorkers = "allow" } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled,
    serviceWorkers,
    locale: "pt-BR",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(`exception: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && !hostname.endsWith("localhost")) {
      troubles.push(`request to ${hostname}`);
    }
  });
  return { page, troubles, close: () => context.close() };
}

/** No violation of WCAG 2.2 A and AA, target size included. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`,
  );
  expect(found).toEqual([]);
}

/** Nothing sticks out to the side. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
