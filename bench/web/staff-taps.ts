import { join } from "node:path";
import {
  chromium,
  type BrowserContext,
  type CDPSession,
  type Locator,
  type Page,
} from "playwright-core";
import { signInUnseen } from "../../tests/e2e/sign-in-unseen.ts";
import { median, type Figure } from "../figure.ts";
import { newFolder } from "../new-folder.ts";
import { newOwnDatabase } from "../own-database.ts";
import { openToMany, startComanda } from "../programs.ts";
import { startChrome } from "./chrome.ts";
import { measureBareTap } from "./taps.ts";
import { interact, reportInteractions, slowdown, tap, type Tap } from "./interactions.ts";
import { fillEvening, openShop } from "./staff-account.ts";

const orderCount = 300;
const rounds = 5;
const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 800 };

/** One interaction of a page, as often as there are rounds. */
type Step = {
  what: string;
  run: (nth: number) => Promise<Tap>;
  /** Milliseconds; 100 unless given. */
  atMostMs?: number;
};

type Screen = {
  name: string;
  path: string;
  size: { width: number; height: number };
  /** A selector that matches when everything near the screen is drawn. */
  isFull: string;
  steps: (page: Page, session: CDPSession) => Step[];
};

/** Measures taps and keys on the staff's busiest screens, slowed: on those with one of the words in their names. */
export async function measureStaffTaps(words: readonly string[]): Promise<Figure[]> {
  await using folder = await newFolder();
  await using own = await newOwnDatabase(join(folder.path, "database"));
  const account = await openShop(own.url);
  await using comanda = await startComanda(join(folder.path, "site"), {
    settings: { ...openToMany, DATABASE_URL: own.url },
  });
  await fillEvening(account, { adminUrl: own.url, origin: comanda.origin, orderCount });
  const at = (path: string) => `http://${account.host}:${comanda.port}${path}`;
  await using chrome = await startChrome();
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const figures: Figure[] = [];
  const isWanted = ({ name }: Screen) => words.some((word) => name.includes(word));
  for (const screen of words.length === 0 ? screens : screens.filter(isWanted)) {
    const context = await browser.newContext({ viewport: screen.size, hasTouch: true });
    const bareMs = await measureBareTap(context, orderCount);
    figures.push(...(await measureScreen(context, { screen, address: at(screen.path), bareMs })));
    await context.close();
  }
  await browser.close();
  return figures;
}

async function measureScreen(
  context: BrowserContext,
  { screen, address, bareMs }: { screen: Screen; address: string; bareMs: number },
): Promise<Figure[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await signInUnseen(page, { url: address });
  await page.addInitScript(() => localStorage.setItem("orders.onlyMine", "false"));
  await page.goto(address);
  await page.locator(screen.isFull).waitFor({ state: "attached", timeout: 60_000 });
  await reportInteractions(page);
  const figures: Figure[] = [];
  for (const { what, run, atMostMs = 100 } of screen.steps(page, session)) {
    const atFullSpeed = [await run(0), await run(1), await run(2)];
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const slowed: Tap[] = [];
    for (let nth = 0; nth < rounds; nth += 1) slowed.push(await run(3 + nth));
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const processorMs = slowdown * median(atFullSpeed.map((one) => one.processorMs));
    const all = slowed.map((one) => one.untilDrawnMs);
    console.log(
      `${screen.name}: ${what}: ${all.map((ms) => ms.toFixed(0)).join(", ")} ms; ${processorMs.toFixed(0)}.`,
    );
    figures.push({
      what: `${screen.name}: ${what}, until it is drawn`,
      measured: `median of ${rounds}, ${slowdown} × slowed; ${Math.max(...all).toFixed(0)} ms at most`,
      floor: `${bareMs.toFixed(0)} ms for a line of text over bare rows; ${processorMs.toFixed(0)} ms of the page's processor time`,
      value: median(all),
      bound: { atMost: atMostMs },
      unit: "ms",
    });
  }
  return figures;
}

const searchField = "search input";
const board = (column: string) => `[aria-labelledby=board-${column}]`;
const nthCard = (column: string, nth: number) =>
  `:nth-match(${board(column)} [data-order], ${nth})`;

/** Taps the button of the card and waits until the card has left its column. */
async function moveOn(page: Page, { session, card }: { session: CDPSession; card: string }) {
  const hash = await page.locator(card).getAttribute("data-order");
  // For a moment the page ignores another tap on the same place as an accidental one.
  await page.waitForTimeout(800);
  const target = `[data-order="${hash}"] button`;
  // Its place in the next column may be far below the screen, where nothing is drawn.
  const until = `${board("processing")}:not(:has([data-order="${hash}"]))`;
  return tap(page, { session, target, until });
}

async function openCard(page: Page, { session, card }: { session: CDPSession; card: string }) {
  const hash = await page.locator(card).getAttribute("data-order");
  const own = `[data-order="${hash}"]`;
  const opened = await tap(page, {
    session,
    target: `${own} summary`,
    until: `${own} details[open] dl, ${own} details[open] ul`,
  });
  await page.locator(`${own} summary`).first().click();
  return opened;
}

type Typing = { session: CDPSession; key: string; until: string };

const press = (page: Page, { session, key, until }: Typing) =>
  interact(page, { session, event: "keydown", until, act: () => page.keyboard.press(key) });

/** A letter that leaves some of the rows. The field shows it first; what it finds follows in a frame of its own. */
function searchSteps(page: Page, { session, rows }: { session: CDPSession; rows: string }): Step[] {
  const isNarrowed = `${rows} > li[hidden]`;
  const type = async (until: string) => {
    // On a small screen the field is behind a button.
    const opener = page.locator("fieldset + button[aria-expanded=false]");
    if (await opener.isVisible()) await opener.click();
    await page.locator(searchField).focus();
    const pressed = await press(page, { session, key: "7", until });
    await page.locator(isNarrowed).first().waitFor({ state: "attached" });
    // The address changes a moment later.
    await page.waitForTimeout(600);
    await page.keyboard.press("Backspace");
    await page.locator(isNarrowed).first().waitFor({ state: "detached" });
    await page.waitForTimeout(600);
    return pressed;
  };
  return [
    { what: "a letter in the search", run: () => type("body") },
    { what: "what the letter finds", atMostMs: 200, run: () => type(isNarrowed) },
  ];
}

/** Chooses the next service of the list, and then all of them again. */
function serviceStep(page: Page, { session, rows }: { session: CDPSession; rows: string }): Step {
  return {
    what: "choosing a service",
    async run() {
      await page.locator("search select").focus();
      const until = `${rows} > li[hidden]`;
      const pressed = await press(page, { session, key: "ArrowDown", until });
      await page.keyboard.press("ArrowUp");
      await page.locator(until).first().waitFor({ state: "detached" });
      return pressed;
    },
  };
}

/** A tab is chosen in the frame of the tap; its orders follow in a frame of their own. */
function tabSteps(
  page: Page,
  { session, isFull }: { session: CDPSession; isFull: string },
): Step[] {
  const tabOf = (nth: number) => `fieldset label:nth-of-type(${nth})`;
  const come = async (until: string) => {
    await page.locator(tabOf(3)).click();
    await page.locator(card).first().waitFor({ state: "detached" });
    await page.waitForTimeout(300);
    const back = await tap(page, { session, target: tabOf(2), until });
    // A list that is drawn again draws the other orders a few at a time.
    await page.locator(isFull).waitFor({ state: "attached", timeout: 60_000 });
    await page.waitForTimeout(1_000);
    return back;
  };
  return [
    {
      what: "coming back from another tab",
      run: () => come(`${tabOf(2)}[class*=chosen]`),
    },
    { what: "the orders of that tab", run: () => come(card) },
  ];
}

/** A card of the list or the board; orders that nobody has taken stand above in a section of their own. */
const card = `section[aria-label="Pedidos"]:not([hidden]) li article`;

/** The select of an order that is in transit. */
const travels = `option[value="3"]:checked`;

const columns = "[data-board] section > ul";
const list = `section[aria-label="Pedidos"]:not([hidden]) > ul`;
const boardIsFull = "body:has([data-board] section:nth-of-type(4) li:nth-of-type(6))";
const listIsFull = `body:has(${list} > li:nth-of-type(7))`;

const screens: readonly Screen[] = [
  // The kitchen comes first: the other screens' steps move its orders on.
  {
    name: "/cozinha, 80 tickets",
    path: "/cozinha",
    size: desk,
    isFull: "li:nth-of-type(9) [data-ticket]",
    steps: (page, session) => [
      {
        what: "crossing a line",
        async run(nth) {
          const own = `[data-ticket="${await ticketAt(page, nth)}"]`;
          return tap(page, {
            session,
            target: `${own} li:first-of-type button`,
            until: `${own} [aria-pressed=true]`,
          });
        },
      },
      {
        what: "making a ticket ready",
        async run(nth) {
          await allStay(page);
          const own = `[data-ticket="${await ticketAt(page, nth)}"]`;
          return tap(page, {
            session,
            target: `${own} button[data-key], ${own} footer button`,
            until: `${own} li button:disabled`,
          });
        },
      },
      {
        what: "taking a ticket back",
        async run() {
          await allStay(page);
          const own = `[data-ticket="${await ticketAt(page, 0)}"]`;
          await page.locator(`${own} footer button`).click();
          // A made ticket leaves its place after a while and is then the last one made of those below.
          await page.locator(own).waitFor({ state: "detached" });
          return tap(page, { session, target: readyList, until: own });
        },
      },
    ],
  },
  {
    name: `/pedidos, ${orderCount} orders on a board`,
    path: "/pedidos",
    size: desk,
    isFull: boardIsFull,
    steps: (page, session) => [
      {
        what: "opening an order",
        run: (nth) => openCard(page, { session, card: nthCard("ready", 4 + nth * 3) }),
      },
      {
        what: "its next status",
        run: () => moveOn(page, { session, card: nthCard("processing", 3) }),
      },
      ...searchSteps(page, { session, rows: columns }),
      serviceStep(page, { session, rows: columns }),
      ...tabSteps(page, { session, isFull: boardIsFull }),
    ],
  },
  {
    name: `/pedidos, ${orderCount} orders in a phone's list`,
    path: "/pedidos",
    size: phone,
    isFull: listIsFull,
    steps: (page, session) => [
      {
        what: "opening an order",
        async run(nth) {
          const number = await numberOf(page.locator(`${list} > li`).nth(3 + nth * 3));
          const own = rowOf(number);
          const opened = await tap(page, {
            session,
            target: `${own} summary`,
            until: `${own} details[open] dl, ${own} details[open] ul`,
          });
          await page.locator(`${own} summary`).first().click();
          return opened;
        },
      },
      {
        what: "its next status",
        async run() {
          // For a moment the page ignores another tap on the same place as an accidental one.
          await page.waitForTimeout(800);
          const next = `button:has-text("Em trânsito")`;
          const own = rowOf(
            await numberOf(page.locator(`${list} > li`, { has: page.locator(next) }).nth(5)),
          );
          return tap(page, { session, target: `${own} ${next}`, until: `${own} ${travels}` });
        },
      },
      ...searchSteps(page, { session, rows: list }),
      serviceStep(page, { session, rows: list }),
      ...tabSteps(page, { session, isFull: listIsFull }),
    ],
  },
];

const numberOf = async (one: Locator) =>
  (await one.locator("summary strong").first().textContent()) ?? "";

const rowOf = (number: string) => `${list} > li:has(select[aria-label$="${number}"])`;

/** Takes the last of those back that were made. */
const readyList = ":nth-match(main > section li button, 1)";

/** A made ticket leaves its place after a while, and those after it move under the finger. */
const allStay = (page: Page) =>
  page.locator("[data-ticket]:has(li button:disabled)").first().waitFor({ state: "detached" });

const ticketAt = (page: Page, nth: number) =>
  page
    .locator(`:nth-match([data-ticket]:has(li button:enabled), ${10 + nth})`)
    .getAttribute("data-ticket");
