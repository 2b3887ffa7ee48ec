import { createServer } from "node:http";
import { readFileSync } from "node:fs";

// The floor: what node:http can do when it does nothing but send these bytes. ANSWERS names a file with, for each path,
// the status, the headers and the body (base64) to send.

type Answer = { status: number; headers: Record<string, string>; body: string };

const answers = new Map(
  // Written by the measurement.
  Object.entries(
    JSON.parse(readFileSync(process.env["ANSWERS"] ?? "", "utf8")) as Record<string, Answer>,
  ).map(([path, answer]) => [path, { ...answer, body: Buffer.from(answer.body, "base64") }]),
);

createServer((request, response) => {
  if (request.url === "/metrics") {
    const { user, system } = process.cpuUsage();
    response.end(`process_cpu_seconds_total ${(user + system) / 1e6}\n`);
    return;
  }
  const answer = answers.get(request.url ?? "");
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
