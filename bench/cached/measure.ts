import { get } from "node:http";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import autocannon from "autocannon";
import { median, type Figure } from "../figure.ts";
import { metric, newFolder, startComanda, startProgram } from "../programs.ts";

const connections = 64;
const seconds = 3;
const rounds = 5;
const host = "pizzaria.localhost";

/** What passes between two machines and not between a program and its client. */
const ofTheConnection = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

/** Menu data, menu page and "not changed" from the cache, beside bare node:http sending the same bytes. */
export async function measureCached(): Promise<Figure[]> {
  await using folder = await newFolder();
  await using comanda = await startComanda(folder.path);
  const paths = { "menu JSON": "/v2.0/content/menu", "menu HTML": "/cardapio" };
  const cases = [];
  for (const [name, path] of Object.entries(paths)) {
    const asked = { host, "accept-encoding": "br" };
    const full = await settled(comanda.origin + path, asked);
    cases.push({ what: `${name}, cached`, path, asked, answer: full });
    const known = { ...asked, "if-none-match": full.headers["etag"] ?? "" };
    const unchanged = await answerOf(comanda.origin + path, known);
    if (unchanged.status !== 304) throw new Error(`${path} is sent again though it is known`);
    cases.push({ what: `${name}, 304`, path, asked: known, answer: unchanged });
  }
  const figures: Figure[] = [];
  for (const { what, path, asked, answer } of cases) {
    const file = join(folder.path, "answers.json");
    await writeFile(file, JSON.stringify({ [path]: answer }));
    await using floor = await startProgram("bench/cached/floor.ts", {
      env: { ANSWERS: file },
      readyPath: "/metrics",
    });
    const ours: Load[] = [];
    const bare: Load[] = [];
    // In turns, so that what else happens on the machine happens to both.
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await loaded(comanda.origin, path, asked));
      bare.push(await loaded(floor.origin, path, asked));
    }
    figures.push(...compared(what, ours, bare));
  }
  return figures;
}

type Load = { perSecond: number; cpuMicroseconds: number };

async function loaded(origin: string, path: string, headers: Record<string, string>): Promise<Load> {
  const before = await metric(origin, "process_cpu_seconds_total");
  const { requests, non2xx, errors, statusCodeStats } = await autocannon({
    url: origin + path,
    connections,
    duration: seconds,
    headers,
  });
  const after = await metric(origin, "process_cpu_seconds_total");
  const unexpected = non2xx - (statusCodeStats?.["304"]?.count ?? 0);
  if (errors > 0 || unexpected > 0) throw new Error(`${path}: ${errors} errors`);
  return {
    perSecond: requests.average,
    cpuMicroseconds: ((after - before) / requests.total) * 1e6,
  };
}

function compared(what: string, ours: readonly Load[], bare: readonly Load[]): Figure[] {
  const ratioOf = (value: (load: Load) => number) =>
    median(ours.map((load, index) => value(load) / value(bare[index] ?? load)));
  const perSecond = (loads: readonly Load[]) => median(loads.map((load) => load.perSecond));
  const cpu = (loads: readonly Load[]) => median(loads.map((load) => load.cpuMicroseconds));
  return [
    {
      what: `${what}: requests a second`,
      measured: perSecond(ours).toFixed(0),
      floor: `${perSecond(bare).toFixed(0)}, bare node:http`,
      value: ratioOf((load) => load.perSecond),
      bound: { atLeast: 0.9 },
    },
    {
      what: `${what}: processor time per request`,
      measured: `${cpu(ours).toFixed(1)} µs`,
      floor: `${cpu(bare).toFixed(1)} µs, bare node:http`,
      value: ratioOf((load) => load.cpuMicroseconds),
      bound: { atMost: 1.15 },
    },
  ];
}

type Answer = { status: number; headers: Record<string, string>; body: string };

/** The smallest encoding is made in the background after the first answer. */
async function settled(address: string, headers: Record<string, string>): Promise<Answer> {
  let last = await answerOf(address, headers);
  for (let same = 0; same < 20;) {
    const next = await answerOf(address, headers);
    same = next.body.length === last.body.length ? same + 1 : 0;
    last = next;
    await new Promise((done) => setTimeout(done, 50));
  }
  return last;
}

/** The bytes as they are sent: fetch would unpack them. */
function answerOf(address: string, headers: Record<string, string>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  get(address, { headers, agent: false }, (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part: Buffer) => parts.push(part));
    response.on("end", () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(
          Object.entries(response.headers).flatMap(([name, value]) =>
            ofTheConnection.has(name) || value === undefined ? [] : [[name, String(value)]],
          ),
        ),
        body: Buffer.concat(parts).toString("base64"),
      }),
    );
  }).on("error", reject);
  return promise;
}
