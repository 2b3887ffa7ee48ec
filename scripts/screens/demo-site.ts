import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, prepareDatabase } from "../../src/server/db/database.ts";
import { startEmbeddedDatabase } from "../../src/server/db/embedded/embedded-database.ts";
import { addDemoPictures } from "../../src/server/demo/add-demo-pictures.ts";
import { createDemoAccounts } from "../../src/server/demo/create-demo.ts";
import { startRelay } from "../../src/server/live/relay.ts";
import { loadWeb } from "../../src/server/pages/renderer.ts";
import { newPushKeys } from "../../src/server/push/testing-push-service.ts";
import { startApp } from "../../src/server/testing/start-app.ts";
import type { TestSite } from "../../tests/e2e/site.ts";

// Browsers take every name below localhost to this machine.
const baseDomain = "localhost";
const contact = "mailto:avisos@comanda.test";

/** The whole site on a free port, on a database of its own, with the demo accounts and all of their pictures. */
export async function startDemoSite(): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), "comanda-screens-"));
  const server = await startEmbeddedDatabase({ dataDir: folder });
  const urls = await prepareDatabase(server.url);
  const relay = await startRelay({
    relayUrl: urls.relay,
    logger: { warn: console.warn, error: console.error },
  });
  const testApp = await startApp({
    urls,
    // Devices can subscribe to news of orders, but nothing is sent anywhere.
    config: { baseDomain, cepUrls: [], push: { ...newPushKeys(), contact, services: [] } },
    web: await loadWeb(),
    events: relay,
    // The same guest's order is drawn again for each scene in each language.
    printLimits: { perGuest: 1000, perAddress: 1000, perStaff: 1000, perAccount: 1000 },
  });
  const demo = { pictures: join(testApp.dataDir, "assets"), log: () => undefined };
  const makers = openDatabase(urls);
  await createDemoAccounts(makers, demo);
  await addDemoPictures(makers, demo);
  await makers.close();
  const { port } = new URL(await testApp.app.listen({ port: 0, host: "127.0.0.1" }));
  return {
    ...testApp,
    url: ({ label }, path) => `http://${label}.${baseDomain}:${port}${path}`,
    async close() {
      await testApp.close();
      await relay.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
