import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { connected } from "../connected.ts";
import { metric } from "../processes.ts";
import type { Owner } from "./owner.ts";

const guests = 1_000;
/** After this time every process, the changing one included, has heard of the change from the database. */
const heardMs = 1_000;

type Asked = { origin: string; port: number; owner: Owner; path: string; price: number };

/** Has 1,000 guests ask at once for a page that an owner has just changed, and counts how often it was rendered. */
export async function rendersForCrowd({
  origin,
  port,
  owner,
  path,
  price,
}: Asked): Promise<number> {
  const sockets: Socket[] = [];
  while (sockets.length < guests) {
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => connected(port)))));
  }
  await owner.setPrice(origin, price);
  await sleep(heardMs);
  const before = await builtCount(origin);
  const answers = sockets.map(statusLineOf);
  const request = `GET ${path} HTTP/1.1\r\nhost: ${owner.host}\r\n\r\n`;
  for (const socket of sockets) socket.write(request);
  for (const line of await Promise.all(answers)) {
    if (line !== "HTTP/1.1 200") throw new Error(`A guest was answered ${line}`);
  }
  for (const socket of sockets) socket.destroy();
  return (await builtCount(origin)) - before;
}

/** The number of public answers that were made, not taken from the cache. Only the crowd asks meanwhile. */
function builtCount(origin: string): Promise<number> {
  return metric(origin, "comanda_public_answers_built_total");
}

function statusLineOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once("data", (part) => resolve(part.toString("latin1", 0, 12)));
  });
}
