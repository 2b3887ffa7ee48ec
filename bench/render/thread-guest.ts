import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

// A guest on a thread of its own, so that asking takes none of the server's time. It is sent lists of hosts, asks for
// their menu pages one after the other over one connection, and says when all of a list are answered.

const { port } = workerData as { port: number }; // given by the measurement
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

parentPort?.on("message", (hosts: readonly string[]) => void visitAll(hosts));

async function visitAll(hosts: readonly string[]): Promise<void> {
  for (const host of hosts) await askForPage(host);
  parentPort?.postMessage("answered", []);
}

async function askForPage(host: string): Promise<void> {
  const headers = { host, "accept-encoding": "br" };
  const asked = request({ agent, host: "127.0.0.1", port, path: "/cardapio", headers }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage]; // as node:http says
  if (answer.statusCode !== 200) throw new Error(`${host}: ${answer.statusCode}`);
  answer.resume();
  await once(answer, "end");
}
