import { setTimeout as sleep } from "node:timers/promises";
import { prepareDatabase } from "../../src/server/db/database.ts";
import {
  startDocumentedPgBouncer,
  tracksStatementsFrom,
} from "../../src/server/db/testing-pgbouncer.ts";
import { connected } from "../connected.ts";
import { openToMany, startComanda, type Program } from "../programs.ts";

/** Two processes of the product whose requests go through the machine's PgBouncer. */
export async function behindPooler(
  version: number,
  { url, folder }: { url: string; folder: string },
): Promise<AsyncDisposable & { name: string; processes: Program[]; poolerPid: number }> {
  const stack = new AsyncDisposableStack();
  const role = new URL((await prepareDatabase(url)).app).username;
  const pooler = await startDocumentedPgBouncer({ adminUrl: url, role }, version);
  stack.defer(pooler.stop);
  await untilListening(Number(new URL(pooler.url).port));
  const processes: Program[] = [];
  for (const name of ["third", "fourth"]) {
    const settings = { ...openToMany, DATABASE_URL: url, POOL_URL: pooler.url };
    processes.push(stack.use(await startComanda(`${folder}/${name}`, { settings })));
  }
  const mode = version >= tracksStatementsFrom ? "transaction" : "session";
  return {
    name: `PgBouncer ${Math.floor(version / 100)}.${version % 100}, ${mode} mode`,
    processes,
    poolerPid: pooler.pid,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const socket = await connected(port).catch(() => undefined);
    if (socket !== undefined) return void socket.destroy();
    if (tries === 100) throw new Error("The pooler does not listen");
    await sleep(50);
  }
}
