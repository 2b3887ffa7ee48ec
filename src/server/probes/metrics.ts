import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Database } from "../db/database.ts";
import type { ResponseCache } from "../http/cache/response-cache.ts";
import type { Traffic } from "../http/edge/traffic.ts";
import type { EventStreams } from "../live/event-streams.ts";
import { pictureUsage } from "../media/picture-process.ts";

type Sample = { labels?: Record<string, string>; value: number };
type Metric = { name: string; type: "counter" | "gauge"; help: string; samples: Sample[] };

const lagResolutionMs = 20;

/** Metrics of a process, in the text format of Prometheus. The lag is measured since the last reading. */
export function createMetrics({
  traffic,
  cache,
  database,
  streams,
}: {
  traffic: Traffic;
  cache: Pick<ResponseCache, "builtCount">;
  database: Pick<Database, "poolCounts">;
  streams: Pick<EventStreams, "openCount"> | undefined;
}): { text(): string; stop(): void } {
  const lag = monitorEventLoopDelay({ resolution: lagResolutionMs });
  lag.enable();
  return {
    text() {
      const metrics = [
        ...processMetrics(),
        ...pictureMetrics(),
        ...lagMetrics(lag),
        ...trafficMetrics(traffic),
        counter("comanda_public_answers_built_total", "Public answers made for the cache", [
          { value: cache.builtCount() },
        ]),
        ...poolMetrics(database),
        gauge("comanda_live_streams", "Open streams of events", [
          { value: streams?.openCount() ?? 0 },
        ]),
      ];
      lag.reset();
      return metrics.map(exposition).join("");
    },
    stop: () => void lag.disable(),
  };
}

function processMetrics(): Metric[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const startedAt = (Date.now() - process.uptime() * 1_000) / 1_000;
  return [
    counter("process_cpu_seconds_total", "Processor time, user and system", [
      { value: (user + system) / 1e6 },
    ]),
    gauge("process_start_time_seconds", "When the process started, since 1970", [
      { value: startedAt },
    ]),
    gauge("process_resident_memory_bytes", "Memory held", [{ value: rss }]),
    gauge("nodejs_heap_used_bytes", "Memory of JavaScript values", [{ value: heapUsed }]),
    gauge("nodejs_external_memory_bytes", "Memory of buffers and native objects", [
      { value: external },
    ]),
  ];
}

/** Metrics of the process that works on pictures, and of its predecessors. */
function pictureMetrics(): Metric[] {
  const { cpuSeconds, residentBytes } = pictureUsage();
  return [
    counter("comanda_pictures_cpu_seconds_total", "Processor time of work on pictures sent", [
      { value: cpuSeconds },
    ]),
    gauge("comanda_pictures_resident_memory_bytes", "Memory held for pictures sent", [
      { value: residentBytes },
    ]),
  ];
}

function lagMetrics(lag: { percentile(percentile: number): number; max: number }): Metric[] {
  // The timer's resolution is part of the measured time and is no lag.
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - lagResolutionMs / 1e3);
  return [
    gauge("nodejs_eventloop_lag_seconds", "How late the event loop was since the last look", [
      { labels: { quantile: "0.5" }, value: seconds(lag.percentile(50)) },
      { labels: { quantile: "0.99" }, value: seconds(lag.percentile(99)) },
      { labels: { quantile: "1" }, value: seconds(lag.max) },
    ]),
  ];
}

function trafficMetrics(traffic: Traffic): Metric[] {
  const counts = traffic
    .counts()
    .map(({ count, seconds, ...labels }) => ({ labels, count, seconds }));
  return [
    counter(
      "comanda_http_requests_total",
      "Requests answered",
      counts.map(({ labels, count }) => ({ labels, value: count })),
    ),
    counter(
      "comanda_http_request_seconds_total",
      "Time spent on answering requests",
      counts.map(({ labels, seconds }) => ({ labels, value: seconds })),
    ),
    gauge("comanda_http_requests_in_flight", "Requests being answered", [
      { value: traffic.inFlight() },
    ]),
  ];
}

function poolMetrics(database: Pick<Database, "poolCounts">): Metric[] {
  const { open, idle, waiting } = database.poolCounts();
  return [
    gauge("comanda_db_connections", "Connections to the database", [
      { labels: { state: "idle" }, value: idle },
      { labels: { state: "busy" }, value: open - idle },
    ]),
    gauge("comanda_db_waiting", "Requests waiting for a connection", [{ value: waiting }]),
  ];
}

function counter(name: string, help: string, samples: Sample[]): Metric {
  return { name, type: "counter", help, samples };
}

function gauge(name: string, help: string, samples: Sample[]): Metric {
  return { name, type: "gauge", help, samples };
}

function exposition({ name, type, help, samples }: Metric): string {
  const lines = samples.map(({ labels, value }) => `${name}${labelText(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function labelText(labels: Record<string, string> | undefined): string {
  if (!labels) return "";
  const escape = (text: string) =>
    text.replaceAll(/[\\"\n]/g, (found) => (found === "\n" ? "\\n" : `\\${found}`));
  return `{${Object.entries(labels)
    .map(([label, text]) => `${label}="${escape(text)}"`)
    .join(",")}}`;
}
