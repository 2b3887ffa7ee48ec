import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newAttendant, newBar } from "./floor.ts";
import { shakyNetwork, type ShakyNetwork } from "./shaky-network.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

let network: ShakyNetwork;
beforeAll(async () => {
  network = await shakyNetwork(site);
});
afterAll(() => network.close());
beforeEach(() => network.reset());

const board = (page: Page) => page.getByRole("heading", { name: "Em preparo" });

/** The board on the wall, which nobody touches. Its clock is the test's. */
async function onWall() {
  const visitor = await newAttendant(browser, {
    site,
    bar: await newBar(site),
    port: network.port,
    serviceWorkers: "allow",
    pathOf: () => "/painel",
    preparePage: (page) => page.clock.install(),
  });
  await visitor.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await visitor.page.reload();
  return visitor;
}

describe("the board, read again without a network, comes back untouched", () => {
  const visit = sharedVisit(onWall);

  async function isOffline(page: Page): Promise<void> {
    await page.reload();
    await page.getByRole("heading", { name: "Sem internet", level: 1 }).waitFor();
  }

  it("within a quarter of a minute, and is not read again before the site answers", async () => {
    const { page } = visit();
    await board(page).waitFor();
    network.cut();
    await isOffline(page);
    await page.evaluate(() => (document.title = "the same"));
    const asked = () => network.arrived.filter((path) => path === "/painel").length;
    const before = asked();
    await page.clock.runFor(15_000);
    await expect.poll(asked).toBeGreaterThan(before);
    expect(await page.title()).toBe("the same");
    network.restore();
    await page.clock.runFor(15_000);
    await board(page).waitFor();
  });

  it("as soon as the device has a network", async () => {
    const { page } = visit();
    await board(page).waitFor();
    await page.context().setOffline(true);
    await isOffline(page);
    await page.context().setOffline(false);
    await board(page).waitFor();
    expect(new URL(page.url()).pathname).toBe("/painel");
  });
});
