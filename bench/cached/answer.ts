import { connect } from "node:net";

/** An answer as it came over the wire. */
export type RawAnswer = {
  status: number;
  statusLine: string;
  /** Names and values in turn, as they were sent. */
  headers: string[];
  body: Buffer;
  /** Head and body together. */
  bytes: number;
};

export type Asked = { port: number; path: string; headers: Record<string, string> };

/** The bytes of a GET request. HTTP/1.1 keeps the connection open. */
export function requestBytes({ path, headers }: Asked): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1");
}

/** Asks once. The bytes are taken as they are: fetch would unpack them, and hide how they were sent. */
export function ask(asked: Asked): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const socket = connect(asked.port, "127.0.0.1", () => void socket.write(requestBytes(asked)));
  let received: Buffer = Buffer.alloc(0);
  socket.on("data", (part: Buffer) => {
    received = Buffer.concat([received, part]);
    const answer = parsed(received);
    if (answer === undefined) return;
    socket.destroy();
    resolve(answer);
  });
  socket.on("error", reject);
  socket.on("close", () => reject(new Error(`${asked.path} was not answered to its end`)));
  return promise;
}

/** Undefined while some of it is still to come. */
function parsed(received: Buffer): RawAnswer | undefined {
  const headEnd = received.indexOf("\r\n\r\n");
  if (headEnd < 0) return undefined;
  const [statusLine = "", ...lines] = received.toString("latin1", 0, headEnd).split("\r\n");
  const headers = lines.flatMap((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const length = Number(headerOf(headers, "content-length") ?? 0);
  const bytes = headEnd + 4 + length;
  if (received.length < bytes) return undefined;
  const status = Number(statusLine.split(" ")[1]);
  return { status, statusLine, headers, body: received.subarray(headEnd + 4, bytes), bytes };
}

export function headerOf(headers: readonly string[], wanted: string): string | undefined {
  const at = headers.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === wanted);
  return at < 0 ? undefined : headers[at + 1];
}
