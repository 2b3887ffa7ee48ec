import { spawn } from "node:child_process";
import { once } from "node:events";
import { median, type Figure } from "../figure.ts";
import { newFolder } from "../new-folder.ts";
import { untilIdle } from "../processes.ts";
import { startComanda } from "../programs.ts";

const rounds = 9;
const menu = { readyPath: "/v2.0/content/menu", headers: { domain: "pizzaria.localhost" } };

/** From the start of the process to its first menu, beside a Node that does nothing. */
export async function measureStart(): Promise<Figure[]> {
  await using folder = await newFolder();
  {
    await using first = await startComanda(folder.path);
    await untilIdle(first);
  }
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await bareStartMs());
    await using comanda = await startComanda(folder.path, { ready: menu });
    ours.push(comanda.readyAfterMs);
  }
  const more = median(ours.map((ms, index) => ms - (bare[index] ?? 0)));
  return [
    {
      what: "cold start to the first menu, database initialised",
      measured: `${median(ours).toFixed(0)} ms`,
      floor: `${median(bare).toFixed(0)} ms, node -e 0`,
      value: more / 1_000,
      bound: { atMost: 1.5 },
      unit: "s more",
    },
  ];
}

async function bareStartMs(): Promise<number> {
  const startedAt = performance.now();
  await once(spawn(process.execPath, ["-e", "0"], { stdio: "ignore" }), "exit");
  return performance.now() - startedAt;
}
