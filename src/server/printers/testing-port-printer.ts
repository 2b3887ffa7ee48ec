import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { readEscPos } from "./testing-paper.ts";

/** The state of a printer just now. */
export type PrinterState = "ready" | "no paper" | "cover open";

export type PortPrinter = {
  /** Each ticket that came out, as text. */
  tickets: string[];
  target: () => string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Bytes that came while it could not print come out once it can. */
  set: (state: PrinterState) => void;
  /** It is switched off in the middle of the next ticket: it takes what comes, and says and prints nothing any more. */
  switchOff: () => void;
  /** After so many bytes of the next ticket its paper is at its end. */
  endPaperAfter: (bytes: number) => void;
};

// Answers to DLE EOT 2 and 4.
const offline: Record<PrinterState, number> = { ready: 0x12, "no paper": 0x32, "cover open": 0x16 };
const paper: Record<PrinterState, number> = { ready: 0x12, "no paper": 0x7e, "cover open": 0x12 };

const cut = Buffer.from([0x1d, 0x56]);
const isPrinted = Buffer.from([0x1d, 0x72]);
/** Lengths of commands with their parameters. */
const lengths = { cut: 4, isPrinted: 3 };

/**
 * A printer with ESC/POS on a TCP port. It prints ticket by ticket, each up to the cut. One that answers tells its
 * state at once, and that it has printed when that command's turn comes. It is closed after the test.
 */
export async function startPortPrinter({
  answers = true,
  saysPrinted = answers,
}: { answers?: boolean; saysPrinted?: boolean } = {}): Promise<PortPrinter> {
  const tickets: string[] = [];
  let state: PrinterState = "ready";
  let server: Server | undefined;
  let port = 0;
  /** Bytes of each connection that are not printed yet. */
  const memories = new Map<Socket, Buffer>();
  let paperLeft = Number.POSITIVE_INFINITY;
  const sockets = new Set<Socket>();

  let isOff = false;
  let switchesOff = false;
  const printOut = (socket: Socket) => {
    if (isOff) return;
    let memory = memories.get(socket) ?? Buffer.alloc(0);
    if (paperLeft < memory.length) {
      paperLeft = Number.POSITIVE_INFINITY;
      state = "no paper";
    }
    for (let at = memory.indexOf(cut); state === "ready" && at >= 0; at = memory.indexOf(cut)) {
      tickets.push(readEscPos(memory.subarray(0, at)));
      memory = memory.subarray(at + lengths.cut);
      if (memory.indexOf(isPrinted) !== 0) continue;
      memory = memory.subarray(lengths.isPrinted);
      if (saysPrinted && socket.writable) socket.write(Buffer.from([0x00]));
    }
    memories.set(socket, memory);
  };
  const take = (socket: Socket, part: Buffer) => {
    const kept: number[] = [];
    for (let at = 0; at < part.length; at += 1) {
      if (part[at] !== 0x10 || part[at + 1] !== 0x04) {
        kept.push(part[at] ?? 0);
        continue;
      }
      const answer = (part[at + 2] === 2 ? offline : paper)[state];
      if (answers && !isOff) socket.write(Buffer.from([answer]));
      at += 2;
    }
    memories.set(
      socket,
      Buffer.concat([memories.get(socket) ?? Buffer.alloc(0), Buffer.from(kept)]),
    );
    isOff ||= switchesOff && kept.length > 0;
    printOut(socket);
  };
  const start = async () => {
    isOff = false;
    switchesOff = false;
    memories.clear();
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on("data", (part: Buffer) => take(socket, part));
      socket.on("end", () => socket.end());
      socket.on("error", () => undefined);
      socket.on("close", () => sockets.delete(socket));
    });
    await once(server.listen(port, "127.0.0.1"), "listening");
    const address = server.address();
    if (typeof address === "object" && address) port = address.port;
  };
  const stop = async () => {
    const stopped = server;
    server = undefined;
    for (const socket of sockets) socket.destroy();
    if (stopped) await new Promise((resolve) => stopped.close(resolve));
  };
  await start();
  onTestFinished(stop);
  return {
    tickets,
    target: () => `127.0.0.1:${port}`,
    start,
    stop,
    set(next) {
      state = next;
      for (const socket of memories.keys()) printOut(socket);
    },
    switchOff() {
      switchesOff = true;
    },
    endPaperAfter(bytes) {
      paperLeft = bytes;
    },
  };
}
