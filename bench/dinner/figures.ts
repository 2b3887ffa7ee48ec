import { median, percentile, type Figure } from "../figure.ts";
import type { Size } from "./size.ts";
import type { Cost } from "./watch-cost.ts";

type TookMs = Record<string, number[]>;

const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

type Measured = {
  size: Size;
  tookMs: TookMs;
  putOff: Record<string, number>;
  taken: Cost;
  /** Orders that were acknowledged, including those just after the measured time. */
  placed: number;
  lost: number;
};

export function figuresOf({ size, tookMs, putOff, taken, placed, lost }: Measured): Figure[] {
  const { accounts, guests, seconds } = size;
  const pages = Object.keys(tookMs).flatMap((kind) =>
    kind.startsWith("menu ") ? (tookMs[kind] ?? []) : [],
  );
  const orders = tookMs["order"] ?? [];
  const half = (of: number[]) => `half within ${median(of).toFixed(1)} ms, of ${of.length}`;
  const perOrder = (ofSeconds: number) => `${((ofSeconds / orders.length) * 1_000).toFixed(1)} ms`;
  const cores = (ofSeconds: number) => ofSeconds / seconds;
  const both = taken.server + taken.database;
  return [
    {
      what: `a dinner of ${accounts} accounts, ${guests} guests and at most ${taken.streams} streams in ${seconds} s: menu pages and their data, p99`,
      measured: half(pages),
      floor: "",
      value: percentile(pages, 0.99),
      bound: { atMost: 100 },
      unit: "ms",
    },
    {
      what: "the same: orders, p99",
      measured: `${half(orders)}; ${(orders.length / seconds).toFixed(1)} a second`,
      floor: "",
      value: percentile(orders, 0.99),
      bound: { atMost: 100 },
      unit: "ms",
    },
    {
      what: "the same: processor cores of the server and its database, with all that guests, screens and printers ask",
      measured: `${perOrder(both)} an order: server ${perOrder(taken.server)}, PostgreSQL ${perOrder(taken.database)}`,
      floor: `${cores(taken.load).toFixed(2)} cores for those who ask`,
      value: cores(both),
      bound: { atMost: 1 },
    },
    {
      what: "the same: memory of the server, at most",
      measured: "",
      floor: "",
      value: taken.residentBytes / 1024 / 1024,
      bound: { atMost: 400 },
      unit: "MB",
    },
    {
      what: "the same: reads that were put off (503) and asked for again, of all",
      measured: `${sumOf(putOff)} of ${Object.values(tookMs).flat().length}`,
      floor: "",
      value: sumOf(putOff) / Object.values(tookMs).flat().length,
      bound: { atMost: 0.01 },
    },
    {
      what: "the same: orders, tickets, papers, events and tabs that are missing or twice, calls refused",
      measured: `${placed} orders`,
      floor: "",
      value: lost,
      bound: { atMost: 0 },
    },
  ];
}

/** Each kind of call: where to look when a bound is missed. */
export function tableOfCalls(
  { tookMs, putOff }: Pick<Measured, "tookMs" | "putOff">,
  seconds: number,
): string {
  const rows = Object.entries(tookMs).toSorted(([, one], [, other]) => other.length - one.length);
  const lines = rows.map(([kind, of]) =>
    [
      kind.padEnd(26),
      (of.length / seconds).toFixed(1).padStart(10),
      ...[0.5, 0.95, 0.99, 1].map((share) => percentile(of, share).toFixed(1).padStart(9)),
      (putOff[kind] ?? 0).toFixed(0).padStart(9),
    ].join(""),
  );
  const head = ["a second".padStart(36), "p50", "p95", "p99", "most", "put off"].map((word) =>
    word.padStart(9),
  );
  return [head.join(""), ...lines].join("\n");
}
