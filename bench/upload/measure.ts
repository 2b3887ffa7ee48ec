import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase, prepareDatabase } from "../../src/server/db/database.ts";
import { startEmbeddedDatabase } from "../../src/server/db/embedded.ts";
import { createOwnDatabase } from "../../src/server/db/own-database.ts";
import { median, type Figure } from "../figure.ts";
import { metric, newFolder, startComanda } from "../programs.ts";
import { credentials, openHouse, placeOrder, type Guest, type House } from "../orders/house.ts";
import { percentile, visit, type Waited } from "./guests.ts";
import { newPhotograph } from "./photograph.ts";

const houseCount = 10;
const rounds = 3;
const alone = 5;
const quietMs = 8_000;

/** A photograph's way through the server: what it costs, and what guests notice of ten at once. */
export async function measureUpload(): Promise<Figure[]> {
  await using folder = await newFolder();
  const server = await startEmbeddedDatabase({ dataDir: join(folder.path, "database") });
  try {
    const adminUrl = await createOwnDatabase(server.url);
    const database = openDatabase(await prepareDatabase(adminUrl));
    const houses: House[] = [];
    for (let at = 0; at < houseCount; at += 1) houses.push(await openHouse(database, `casa${at}`));
    await database.close();
    await using comanda = await startComanda(join(folder.path, "site"), {
      DATABASE_URL: adminUrl,
      DEMO: "0",
      ORDERS_PER_MINUTE_GUEST: "1000000",
      ORDERS_PER_MINUTE_ADDRESS: "1000000",
    });
    return await measure(comanda.origin, houses);
  } finally {
    await server.stop();
  }
}

async function measure(origin: string, houses: readonly House[]): Promise<Figure[]> {
  const photograph = await newPhotograph(1);
  const tokens: string[] = [];
  for (const house of houses) tokens.push(await signIn(origin, house));
  const send = (at: number) =>
    upload(origin, houses[at % houses.length], tokens[at % houses.length], another(photograph));

  await send(0);
  const seconds: number[] = [];
  for (let at = 0; at < alone; at += 1) {
    const before = await metric(origin, "process_cpu_seconds_total");
    await send(at);
    seconds.push((await metric(origin, "process_cpu_seconds_total")) - before);
  }

  const guests: Guest[] = [];
  for (const house of [...houses, ...houses])
    guests.push({ house, token: (await placeOrder(origin, house)).token });
  const meanwhile = async (work: () => Promise<unknown>): Promise<Waited> => {
    const stop = new AbortController();
    const visiting = visit(origin, guests, stop.signal);
    await work();
    stop.abort();
    return visiting;
  };
  await meanwhile(() => sleep(quietMs));
  const pairs: { quiet: Waited; busy: Waited }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({
      quiet: await meanwhile(() => sleep(quietMs)),
      busy: await meanwhile(() => Promise.all(houses.map((_, at) => send(at)))),
    });
  }
  return [
    {
      what: "photograph of 12 megapixels: processor time of an upload",
      measured: `${Math.max(...seconds).toFixed(2)} s at most, ${photographSize(photograph)}`,
      floor: "",
      value: median(seconds),
      bound: { atMost: 0.8 },
      unit: "s",
    },
    ...(["menu", "order"] as const).map((kind): Figure => {
      const p99 = (waited: Waited) => percentile(waited[kind], 0.99);
      const shown = (side: "quiet" | "busy") =>
        `${median(pairs.map((pair) => p99(pair[side]))).toFixed(1)} ms`;
      return {
        what: `the same, ten at once: guests' p99, ${kind === "menu" ? "cached menu" : "placing an order"}`,
        measured: shown("busy"),
        floor: `${shown("quiet")}, quiet`,
        value: median(pairs.map(({ quiet, busy }) => p99(busy) / p99(quiet))),
        bound: { atMost: 1.5 },
      };
    }),
  ];
}

const photographSize = (bytes: Buffer) => `${(bytes.length / 1e6).toFixed(1)} MB`;

/** The same picture in other bytes, by a comment at its beginning: what is there already is not converted again. */
function another(jpeg: Buffer): Buffer {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 18]), randomBytes(16)]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}

async function signIn(origin: string, house: House): Promise<string> {
  const response = await fetch(`${origin}/v2.0/auth/login`, {
    method: "POST",
    headers: { domain: house.host, "content-type": "application/json" },
    body: JSON.stringify(credentials),
  });
  const token = response.headers.get("token");
  if (token === null) throw new Error(`Not signed in: ${await response.text()}`);
  return token;
}

async function upload(
  origin: string,
  house: House | undefined,
  token: string | undefined,
  jpeg: Buffer,
): Promise<void> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(jpeg)], { type: "image/jpeg" }), "foto.jpg");
  const response = await fetch(`${origin}/v2.0/uploads`, {
    method: "POST",
    headers: { domain: house?.host ?? "", authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`Not taken: ${await response.text()}`);
}
