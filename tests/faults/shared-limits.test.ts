import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { expect, it, vi } from "vitest";
import { getFreePort } from "../../src/server/db/embedded/free-port.ts";
import { isNginxThere, startDocumentedNginx } from "./documented-nginx.ts";
import { newDatabase } from "./new-database.ts";
import { newFolder, startServer } from "./server-process.ts";
import { newOrder } from "./order-load.ts";
import { openShop } from "./shop.ts";

type Call = { host: string; domain: string; path: string; body: unknown; token?: string };
type Answer = { status: number; token: string | undefined };

async function callThrough(port: number, { host, domain, path, body, token }: Call) {
  const call = request({
    host: "127.0.0.1",
    port,
    method: "POST",
    path: `/v2.0/${path}`,
    headers: {
      host,
      domain,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  call.end(JSON.stringify(body));
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  await json(answer);
  const given = answer.headers["token"];
  return {
    status: answer.statusCode ?? 0,
    token: typeof given === "string" ? given : undefined,
  } satisfies Answer;
}

/** The number of each answer, in the order of their codes. */
const countsOf = (answers: Answer[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  );

it.skipIf(!(await isNginxThere()))(
  "two servers behind the documented nginx count an account's guesses and orders in one place, by whatever host they come",
  { timeout: 120_000 },
  async () => {
    const ports: [number, number] = [await getFreePort(), await getFreePort()];
    const settings = {
      DATA_DIR: await newFolder(),
      DATABASE_URL: await newDatabase(),
      TRUSTED_PROXIES: "127.0.0.1",
      ORDERS_PER_MINUTE_GUEST: "4",
    };
    const start = (port: number) => startServer({ ...settings, PORT: String(port) });
    const first = await start(ports[0]);
    await start(ports[1]);
    const shop = await openShop(first, { place: settings });
    const nginx = await startDocumentedNginx(ports);
    /** Enough hosts for nginx to send some of them to each server. */
    const hosts = Array.from({ length: 14 }, (_, index) => `made-up-${index}.example`);
    const domain = shop.host;

    const guess = { user: shop.user, pass: "uma senha errada" };
    // Guesses sent while nginx starts would count as well.
    await vi.waitFor(() => fetch(`http://127.0.0.1:${nginx.port}/`), { timeout: 20_000 });
    const guesses = await Promise.all(
      hosts.map((host) =>
        callThrough(nginx.port, { host, domain, path: "auth/login", body: guess }),
      ),
    );
    expect(countsOf(guesses)).toEqual({ 400: 10, 429: 4 });

    const body: unknown = JSON.parse(newOrder(shop, 1).body);
    const place = (host: string, token?: string) =>
      callThrough(nginx.port, {
        host,
        domain,
        path: "order",
        body,
        ...(token === undefined ? {} : { token }),
      });
    const known = await place(domain);
    expect(known.status).toBe(201);
    const more = await Promise.all(hosts.map((host) => place(host, known.token)));
    expect(countsOf(more)).toEqual({ 201: 3, 429: 11 });
  },
);
