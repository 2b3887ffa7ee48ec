import { chromium } from "playwright-core";
import type { Figure } from "../figure.ts";
import { startChrome } from "./chrome.ts";
import { fetchPacked, isReady } from "./page.ts";

const screen = { width: 412, height: 823 };
const kilobyte = 1024;
/** Bytes that come without waiting for the browser's answer: ten segments of 1,460 B (RFC 6928). */
const firstTrip = 14_600;

/** Measures the bytes of the menu page, brotli, and whether its pictures or its scripts come first. */
export async function measureFirstView(address: string): Promise<Figure[]> {
  const { html, answered, headers } = await settledSize(address);
  const { scripts, early } = await watchLoading(address);
  return [
    {
      what: "HTML of the menu page, brotli",
      measured: `${html} B`,
      floor: "",
      value: html / kilobyte,
      bound: { atMost: 14 },
      unit: "KB",
    },
    {
      what: "its first answer with the headers",
      measured: `${answered} B and ${headers} B`,
      floor: "",
      value: answered + headers,
      bound: { atMost: firstTrip },
      unit: "B",
    },
    {
      what: "JavaScript before the first tap, brotli",
      measured: `${scripts} B`,
      floor: "",
      value: scripts / kilobyte,
      bound: { atMost: 100 },
      unit: "KB",
    },
    {
      what: "from the first picture's request to the first fetched script that runs",
      measured: "time between them",
      floor: "",
      value: early,
      bound: { atLeast: 0 },
      unit: "ms",
    },
  ];
}

type Settled = { html: number; answered: number; headers: number };

/** The smallest encoding is made in the background after the first answer. */
async function settledSize(address: string): Promise<Settled> {
  const first = await fetchPacked(address);
  const answered = first.bytes.length;
  const lines = Object.entries(first.headers).map(
    ([name, value]) => `${name}: ${String(value)}\r\n`,
  );
  const headers = `HTTP/1.1 200 OK\r\n${lines.join("")}\r\n`.length;
  let html = answered;
  for (let asked = 0; asked < 100 && html === answered; asked += 1) {
    await new Promise((done) => setTimeout(done, 100));
    html = (await fetchPacked(address)).bytes.length;
  }
  return { html, answered, headers };
}

type TraceEvent = { name: string; ts: number; args: { data?: { url?: string } } };

/** The bytes of all scripts that load without a tap, and how long before a fetched one runs the first picture is asked for. */
async function watchLoading(address: string): Promise<{ scripts: number; early: number }> {
  await using chrome = await startChrome();
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const page = await (await browser.newContext({ viewport: screen, isMobile: true })).newPage();
  const session = await page.context().newCDPSession(page);
  const addresses = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") addresses.add(request.url());
  });
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    const told: unknown[] = value;
    // The protocol's types leave open what the timeline's events have.
    events.push(...(told as TraceEvent[]));
  });
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline"] },
  });
  await page.goto(address);
  await isReady(page);
  await session.send("Tracing.end");
  await complete;
  await browser.close();

  const firstAt = (wanted: string, isMeant: (address: string) => boolean = () => true) => {
    const times = events.flatMap(({ name, ts, args }) =>
      name === wanted && isMeant(args.data?.url ?? "") ? [ts] : [],
    );
    if (times.length === 0) throw new Error(`No ${wanted} in the timeline`);
    return Math.min(...times) / 1000;
  };
  // Those are modules, and the inline scripts, of which one asks for the picture, are not.
  const scriptRunsAt = firstAt("v8.evaluateModule");
  const pictures = new URL("/assets/", address).href;
  const sizes = [...addresses].map(async (script) => (await fetchPacked(script)).bytes.length);
  return {
    scripts: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
    early: scriptRunsAt - firstAt("ResourceSendRequest", (url) => url.startsWith(pictures)),
  };
}
