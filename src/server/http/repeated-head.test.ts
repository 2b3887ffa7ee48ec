import { once } from "node:events";
import { createServer, ServerResponse } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { listenOnFreePort } from "../testing/listen-on-free-port.ts";
import { writeRepeatedHead, type Head } from "./repeated-head.ts";

const body = "ok";
const found: Head = { status: 200, headers: ["Content-Length", "2", "ETag", '"x"', "X", "1"] };
const unchanged: Head = { status: 304, headers: ["ETag", '"x"'] };

/** Under /node a response's head is written by Node each time. */
const server = createServer((request, response) => {
  const head = request.headers["if-none-match"] === undefined ? found : unchanged;
  if (request.url === "/node") response.writeHead(head.status, head.headers);
  else writeRepeatedHead(request, response, head);
  response.end(head === found ? body : undefined);
});
let port: number;
beforeAll(async () => {
  port = await listenOnFreePort(server);
});
afterAll(() => void server.close());

/** All that is answered to these lines, sent at once, until the server hangs up. */
async function answersTo(...requests: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(requests.join(""));
  let text = "";
  socket.setEncoding("latin1").on("data", (part: string) => (text += part));
  await once(socket, "close");
  return text;
}

const get = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: a.localhost", ...lines, "", ""].join("\r\n");
const last = (path: string) => get(path, "Connection: close");
const known = 'If-None-Match: "x"';
const withoutDates = (text: string) => text.replaceAll(/Date: .*/g, "Date");

it("is, to the letter, what Node writes each time", async () => {
  const asked = (path: string) =>
    [get(path), get(path), get(path, known), get(path), get(path, known), last(path)] as const;
  const repeated = withoutDates(await answersTo(...asked("/")));
  expect(repeated).toBe(withoutDates(await answersTo(...asked("/node"))));
  expect(repeated.split("HTTP/1.1 200 OK")).toHaveLength(5);
  expect(repeated.split("HTTP/1.1 304 Not Modified")).toHaveLength(3);
});

it("is written by Node once a second", async () => {
  const writes = vi.spyOn(ServerResponse.prototype, "writeHead");
  await answersTo(...Array.from({ length: 50 }, () => get("/")), last("/"));
  // The last one's, the first one's, and another's where the second ends between them.
  expect(writes.mock.calls.length).toBeLessThan(5);
  writes.mockRestore();
});

it("tells those whose connection ends with the answer", async () => {
  const old = (path: string) =>
    `GET ${path} HTTP/1.0\r\nConnection: keep-alive\r\n${known}\r\n\r\n`;
  await answersTo(get("/"), last("/"));
  expect(await answersTo(last("/"))).toContain("Connection: close");
  const repeated = withoutDates(await answersTo(old("/")));
  expect(repeated).toContain("Connection: close");
  expect(repeated).toBe(withoutDates(await answersTo(old("/node"))));
  expect(await answersTo(get("/"), last("/"))).toContain("Connection: keep-alive");
});

it("says what time it is", async () => {
  const said = async () => /Date: (.*)/.exec(await answersTo(get("/"), last("/")))?.[1] ?? "";
  const first = await said();
  await expect.poll(said).not.toBe(first);
  const before = Date.now();
  const told = Date.parse(await said());
  // In whole seconds, and the clock is looked at once in each.
  expect(told).toBeGreaterThan(before - 2_000);
  expect(told).toBeLessThanOrEqual(Date.now());
});
