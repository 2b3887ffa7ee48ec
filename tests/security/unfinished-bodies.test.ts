import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { portOf } from "../../src/server/testing/listen.ts";
import { startApp, type TestApp } from "../../src/server/testing/start-app.ts";
import { newFolder, startServer } from "../faults/server-process.ts";
import { openShop, openToMany } from "../faults/shop.ts";
import { openWaterAccount } from "../faults/water-account.ts";

/** 1,800 took 690 MB before bytes that are being received were counted. */
const senders = Number(process.env["UNFINISHED_BODIES"] ?? 400);
const bodyBytes = 250_000;
const missingBytes = 10;

type Sender = { socket: Socket; said: () => string };

async function newSender(port: number): Promise<Sender> {
  const socket = connect(port, "127.0.0.1");
  let said = "";
  socket.on("error", () => undefined);
  socket.setEncoding("latin1").on("data", (part: string) => (said += part));
  await once(socket, "connect");
  onTestFinished(() => void socket.destroy());
  return { socket, said: () => said };
}

const headOf = (
  host: string,
  length: number,
  { path = "/v2.0/order", type = "application/json" } = {},
) =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\n` +
  `Idempotency-Key: ${crypto.randomUUID()}\r\nContent-Length: ${length}\r\n\r\n`;

/** Sends all of a body except its last bytes. */
async function sendUnfinished(host: string, port: number): Promise<Sender> {
  const sender = await newSender(port);
  const text = Buffer.alloc(bodyBytes - missingBytes, " ");
  sender.socket.write(headOf(host, bodyBytes));
  sender.socket.write(text);
  return sender;
}

const statusOf = ({ said }: Sender) => /^HTTP\/1\.1 (\d+)/.exec(said())?.[1];

async function residentMegabytes(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]);
  return bytes / 1024 / 1024;
}

describe("threat 58: bodies that never come to their end", () => {
  it(`fault 43: ${senders} connections that send all but the last bytes of one take no more memory than is set aside, and the next order is taken`, async () => {
    const place = { ...openToMany, DATA_DIR: await newFolder() };
    const server = await startServer(place);
    const shop = await openShop(server, { place });
    const port = Number(new URL(server.origin).port);
    const before = await residentMegabytes(server.origin);
    const all: Sender[] = [];
    for (let sent = 0; sent < senders; sent += 50)
      all.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(50, senders - sent) }, () =>
            sendUnfinished(shop.host, port),
          ),
        )),
      );
    const refused = () => all.filter((sender) => statusOf(sender) === "429").length;
    // One address may have 4 MB under way, which hold sixteen of these bodies.
    await expect.poll(refused, { timeout: 30_000 }).toBeGreaterThanOrEqual(senders - 17);
    const grown = (await residentMegabytes(server.origin)) - before;
    console.log(`${senders} unfinished bodies: ${grown.toFixed(0)} MB more, ${refused()} refused`);
    expect(grown).toBeLessThan(120);
    const order = await fetch(`${server.origin}/v2.0/order`, {
      method: "POST",
      headers: {
        domain: shop.host,
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
      },
      body: JSON.stringify({
        userData: { name: "Ana", email: "ana@example.com", phone: "(19) 99999-0000" },
        cartData: {
          items: { [shop.itemId]: { qty: 1 } },
          addressData: {
            address: "Rua das Flores",
            number: "12",
            district: "Centro",
            city: "Campinas",
            state: "SP",
          },
        },
      }),
    });
    expect(order.status).toBe(201);
  }, 120_000);
});

describe("threat 58: unfinished bodies of other types", () => {
  let testApp: TestApp;
  beforeAll(async () => void (testApp = await startApp()));
  afterAll(() => testApp.close());

  it.each([
    ["/v2.0/order", "Application/JSON"],
    ["/print/epson/none", "application/x-www-form-urlencoded"],
  ])("count as well: %s as %s", async (path, type) => {
    const { account } = await openWaterAccount(testApp);
    const port = await portOf(testApp);
    const head = headOf(account.host, 60_000, { path, type });
    const all: Sender[] = [];
    // 4 MB are 69 of them.
    for (let n = 0; n < 90; n += 1) {
      const sender = await newSender(port);
      sender.socket.write(head + " ".repeat(59_990));
      all.push(sender);
    }
    const refused = () => all.filter((sender) => statusOf(sender) === "429").length;
    await expect.poll(refused, { timeout: 10_000 }).toBeGreaterThanOrEqual(20);
  });

  it("and one that nobody reads does not hold up its connection's next call", async () => {
    const { account, body } = await openWaterAccount(testApp);
    const { socket, said } = await newSender(await portOf(testApp));
    socket.write(headOf(account.host, bodyBytes, { path: "/v2.0/order", type: "text/plain" }));
    socket.write(" ".repeat(bodyBytes));
    socket.write(headOf(account.host, Buffer.byteLength(body)) + body);
    await expect
      .poll(() => said().match(/HTTP\/1\.1 \d+/g))
      .toEqual(["HTTP/1.1 415", "HTTP/1.1 201"]);
  });
});

describe("threat 58: connections of one address", () => {
  const most = 20;
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startApp({ connectionLimits: { perAddress: most, altogether: 1_000 } });
  });
  afterAll(() => testApp.close());

  it("fault 43: make room for the next one, the oldest first on which nothing is being answered", async () => {
    const { account, body } = await openWaterAccount(testApp);
    const port = await portOf(testApp);
    const idle: Sender[] = [];
    for (let n = 0; n < most; n += 1) idle.push(await newSender(port));
    const [oldest] = idle;
    const closed = oldest ? once(oldest.socket, "close") : undefined;
    const guest = await newSender(port);
    await closed;
    guest.socket.write(headOf(account.host, Buffer.byteLength(body)));
    guest.socket.write(body);
    await expect.poll(() => statusOf(guest)).toBe("201");
    expect(idle.slice(1).filter(({ socket }) => socket.destroyed)).toEqual([]);
    const lines = testApp.logLines.map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ event: "excess_rate_limit_exceeded", limit: "connections" }),
    );
  });

  it("fault 43: that have sent half a request are the first to go, and not one that waits for its answer", async () => {
    const { account, body } = await openWaterAccount(testApp);
    const port = await portOf(testApp);
    // Its answer waits for the database, whose connections are all taken.
    const taken = await Promise.all(Array.from({ length: 5 }, () => testApp.database.connect()));
    const guest = await newSender(port);
    guest.socket.write(headOf(account.host, Buffer.byteLength(body)));
    guest.socket.write(body);
    await sleep(50);
    const halves: Sender[] = [];
    for (let n = 0; n < 2 * most; n += 1) {
      const half = await newSender(port);
      half.socket.write(headOf(account.host, 100));
      halves.push(half);
    }
    await expect
      .poll(() => halves.filter(({ socket }) => socket.destroyed).length)
      .toBeGreaterThanOrEqual(most);
    for (const connection of taken) connection.release();
    await expect.poll(() => statusOf(guest)).toBe("201");
  });
});
