import type { Config } from "../../src/server/config.ts";
import { startRelay } from "../../src/server/live/relay.ts";
import { loadWeb } from "../../src/server/pages/renderer.ts";
import { startS3Server } from "../../src/server/testing/s3-server.ts";
import { startApp, type TestApp } from "../../src/server/testing/start-app.ts";
import { inject } from "vitest";
import { startPictureProxy } from "./picture-proxy.ts";

/** The whole site on a free port of this machine, as guests and staff reach it. */
export type TestSite = TestApp & {
  url(account: { label: string }, path: string): string;
};

// Browsers resolve every name below localhost to this machine.
const baseDomain = "localhost";

export async function startSite({
  cepUrls = [],
  translator,
  push,
  ...deps
}: Pick<NonNullable<Parameters<typeof startApp>[0]>, "limits" | "printLimits"> & {
  /** Postal-code services. Without one a code finds no address. */
  cepUrls?: string[];
  /** Suggests translations. Without it the site has no suggestions. */
  translator?: Config["translator"];
  /** Keys for push messages to guests' devices. Without them the site sends no messages. */
  push?: Config["push"];
} = {}): Promise<TestSite> {
  const relay = await startRelay({
    relayUrl: inject("databaseUrls").relay,
    logger: { warn: console.warn, error: console.error },
  });
  const web = await loadWeb();
  const start = (config: Partial<Config> = {}) =>
    startApp({
      config: { baseDomain, cepUrls, translator, push, ...config },
      web,
      events: relay,
      ...deps,
    });
  const { testApp, port, close } =
    process.env["SITE_STORAGE"] === "bucket" ? await startPair(start) : await startOne(start);
  return {
    ...testApp,
    url: ({ label }, path) => `http://${label}.${baseDomain}:${port}${path}`,
    async close() {
      await close();
      await relay.close();
    },
  };
}

type Start = (config?: Partial<Config>) => Promise<TestApp>;
type Started = { testApp: TestApp; port: number; close: () => Promise<void> };

async function startOne(start: Start): Promise<Started> {
  const testApp = await start();
  return { testApp, port: await listen(testApp), close: () => testApp.close() };
}

/** Two servers share a bucket and no folder: one takes pictures and draws tickets, the other one serves them. */
async function startPair(start: Start): Promise<Started> {
  const s3 = await startS3Server();
  const [testApp, second] = [
    await start({ bucket: s3.bucket }),
    await start({ bucket: s3.bucket }),
  ];
  const proxy = await startPictureProxy({
    site: await listen(testApp),
    pictures: await listen(second),
  });
  return {
    testApp,
    port: proxy.port,
    async close() {
      proxy.close();
      await Promise.all([testApp.close(), second.close()]);
      await s3.close();
    },
  };
}

async function listen({ app }: TestApp): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
}
