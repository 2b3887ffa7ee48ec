import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, inject } from "vitest";
import { createApp, type AppDeps } from "../app.ts";
import { parseConfig, type Config } from "../config.ts";
import { openDatabase, type Database } from "../db/database.ts";
import type { RuntimeUrls } from "../db/roles.ts";
import { concurrencyLimits } from "../http/limits/concurrency-limits.ts";
import { expectDocumented } from "./documented.ts";

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  dataDir: string;
  /** The program's log, one JSON line each. */
  logLines: string[];
  close: () => Promise<void>;
};

export const testBaseDomain = "comanda.test";

/** For an app that caches public bytes without a relay. It hears of no other process, but knows its own writes. */
export const noRelay: NonNullable<AppDeps["events"]> = {
  wake: () => undefined,
  subscribe: () => () => undefined,
};

/** The usual settings, except those that would lead out of the machine. */
export function testConfig(dataDir: string): Config {
  return {
    ...parseConfig({}),
    baseDomain: testBaseDomain,
    dataDir,
    metricsFrom: ["127.0.0.1"],
    cepUrls: [],
  };
}

/** Without `patience`, nothing is put off on a machine that is busy with other tests. */
const { patience: _, ...patient } = concurrencyLimits.transactions;

/** The whole server on the run's database. It listens on no port, and shares only the database with other tests. */
export async function startApp(
  overrides: Partial<Omit<AppDeps, "database" | "config">> & {
    config?: Partial<Config>;
    /** Limits of orders a minute; without them, no test reaches a limit. */
    limits?: Config["ordersPerMinute"];
    poolSize?: number;
    urls?: RuntimeUrls;
  } = {},
): Promise<TestApp> {
  const { poolSize = 5, urls = inject("databaseUrls"), config = {}, limits, ...deps } = overrides;
  const dataDir = await mkdtemp(join(tmpdir(), "comanda-app-"));
  const database = openDatabase(urls, { poolSize });
  const logLines: string[] = [];
  const logger = pino({ level: "info" }, { write: (line: string) => void logLines.push(line) });
  const app = await createApp({
    config: {
      ...testConfig(dataDir),
      ordersPerMinute: limits ?? { perGuest: 1000, perAddress: 1000 },
      ...config,
    },
    database,
    logger,
    shareLimits: patient,
    ...deps,
  });
  const ask = app.inject.bind(app);
  const askDocumented = async (options: InjectOptions | string) => {
    const response = await ask(options);
    expectDocumented(response);
    return response;
  };
  return {
    // Tests use neither the callback nor the chained form of `inject`.
    app: Object.assign(app, { inject: askDocumented as typeof app.inject }),
    database,
    dataDir,
    logLines,
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type AppOptions = NonNullable<Parameters<typeof startApp>[0]>;

/**
 * The app of all tests in a file, closed after them. Call it before the file's own `beforeAll`: hooks run in that order.
 * A function gives options that have to be loaded first.
 */
export function sharedApp(options: AppOptions | (() => Promise<AppOptions>) = {}): TestApp {
  const testApp = {} as TestApp;
  beforeAll(async () => {
    Object.assign(
      testApp,
      await startApp(typeof options === "function" ? await options() : options),
    );
  });
  afterAll(() => testApp.close());
  return testApp;
}
