import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// The floor: what node:http can do when it only sends these bytes, in the quickest way it offers. ANSWER names a file
// with the path, the status, the headers (names and values in turn) and the body (base64) to send.

type Answer = { path: string; status: number; headers: string[]; body: string };

// Written by the measurement.
const { path, status, headers, body } = JSON.parse(
  readFileSync(process.env["ANSWER"] ?? "", "utf8"),
) as Answer;
const bytes = Buffer.from(body, "base64");

// Comanda keeps a connection for the same time, so that both send the same header about it.
createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  if (request.url !== path) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(status, headers);
  response.end(status === 304 ? undefined : bytes);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
