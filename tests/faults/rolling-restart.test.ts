import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { getFreePort } from "../../src/server/db/embedded/free-port.ts";
import { isNginxThere, startDocumentedNginx } from "./documented-nginx.ts";
import { newDatabase } from "./new-database.ts";
import { endInOrder, newFolder, startServer } from "./server-process.ts";

/** Enough hosts for nginx to send some of them to each server. */
const hosts = Array.from({ length: 8 }, (_, index) => `casa${index}.localhost`);
const pauseMs = 20;

async function statusThrough(port: number, host: string): Promise<number | string> {
  const call = get({ host: "127.0.0.1", port, path: "/healthz", headers: { host } });
  const [answer] = (await once(call, "response").catch((error: Error) => [error])) as [
    IncomingMessage | Error,
  ];
  if (answer instanceof Error) return answer.message;
  answer.resume();
  return answer.statusCode ?? 0;
}

it.skipIf(!(await isNginxThere()))(
  "two servers that are restarted one right after the other are always there behind the documented nginx",
  { timeout: 120_000 },
  async () => {
    const ports: [number, number] = [await getFreePort(), await getFreePort()];
    const settings = { DATA_DIR: await newFolder(), DATABASE_URL: await newDatabase() };
    const start = (port: number) => startServer({ ...settings, PORT: String(port) });
    const first = await start(ports[0]);
    const second = await start(ports[1]);
    const nginx = await startDocumentedNginx(ports);
    await vi.waitFor(async () => expect(await statusThrough(nginx.port, "a")).toBe(200), {
      timeout: 20_000,
    });

    const statuses = new Set<number | string>();
    let isOver = false;
    const asking = hosts.map(async (host) => {
      while (!isOver) {
        statuses.add(await statusThrough(nginx.port, host));
        await sleep(pauseMs);
      }
    });
    await endInOrder(first.process);
    await start(ports[0]);
    await endInOrder(second.process);
    await start(ports[1]);
    isOver = true;
    await Promise.all(asking);
    expect(statuses).toEqual(new Set([200]));
  },
);
