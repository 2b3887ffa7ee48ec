import { startRelay } from "../../src/server/live/relay.ts";
import { loadWeb } from "../../src/server/pages/renderer.ts";
import { startApp, type TestApp } from "../../src/server/testing/start-app.ts";
import { inject } from "vitest";

/** The whole site on a free port of this machine, as guests and staff reach it. */
export type TestSite = TestApp & {
  /** The address of a page of an account. */
  url(account: { label: string }, path: string): string;
};

// Browsers take every name below localhost to this machine.
const baseDomain = "localhost";

export async function startSite({
  cepUrls = [],
  ...deps
}: Pick<NonNullable<Parameters<typeof startApp>[0]>, "limits" | "printLimits"> & {
  /** Postal-code services; without one none answers. */
  cepUrls?: string[];
} = {}): Promise<TestSite> {
  const relay = await startRelay({
    relayUrl: inject("databaseUrls").relay,
    logger: { warn: console.warn, error: console.error },
  });
  const testApp = await startApp({
    config: { baseDomain, cepUrls },
    web: await loadWeb(),
    events: relay,
    ...deps,
  });
  const address = new URL(await testApp.app.listen({ port: 0, host: "127.0.0.1" }));
  return {
    ...testApp,
    url: ({ label }, path) => `http://${label}.${baseDomain}:${address.port}${path}`,
    async close() {
      await testApp.close();
      await relay.close();
    },
  };
}
