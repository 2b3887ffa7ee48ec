import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { getFreePort } from "../../src/server/db/embedded/free-port.ts";
import { listenOnFreePort } from "../../src/server/testing/listen-on-free-port.ts";
import { isNginxThere, startDocumentedNginx } from "./documented-nginx.ts";
import { newDatabase } from "./new-database.ts";
import { endInOrder, newFolder, startServer } from "./server-process.ts";

/** Enough hosts for nginx to send some of them to each server. */
const hosts = Array.from({ length: 8 }, (_, index) => `casa${index}.localhost`);
const pauseMs = 20;

async function statusThrough(
  port: number,
  host: string,
  path = "/healthz",
): Promise<number | string> {
  const call = get({ host: "127.0.0.1", port, path, headers: { host } });
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

it.skipIf(!(await isNginxThere()))(
  "while one of two servers has the new version, each file of either is found behind the documented nginx",
  async () => {
    const asked: string[] = [];
    const start = async (file: string) => {
      const server = createServer(({ url = "" }, answer) => {
        asked.push(url);
        answer.writeHead(url === file || url === "/healthz" ? 200 : 404).end();
      });
      onTestFinished(() => server.closeAllConnections());
      onTestFinished(() => void server.close());
      return listenOnFreePort(server);
    };
    const nginx = await startDocumentedNginx([
      await start("/static/old.js"),
      await start("/static/new.js"),
    ]);
    await vi.waitFor(async () => expect(await statusThrough(nginx.port, "a")).toBe(200), {
      timeout: 20_000,
    });
    const statusesOf = async (path: string) =>
      new Set(await Promise.all(hosts.map((host) => statusThrough(nginx.port, host, path))));
    expect(await statusesOf("/static/old.js")).toEqual(new Set([200]));
    expect(await statusesOf("/static/new.js")).toEqual(new Set([200]));
    expect(await statusesOf("/static/none.js")).toEqual(new Set([404]));
    // Other missing addresses are asked of one server only.
    expect(await statusesOf("/none")).toEqual(new Set([404]));
    expect(asked.filter((path) => path === "/none")).toHaveLength(hosts.length);
  },
);
