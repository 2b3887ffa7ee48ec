import type { Socket } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Answered = {
  status: number;
  /** The lines of the head. */
  head: string;
  /** Its bytes as latin1, a character for each. */
  body: string;
};

/** Decodes an answer's text, which takes processor time from what is measured: only for who reads it. */
export function textOf({ head, body }: Pick<Answered, "head" | "body">): string {
  const bytes = Buffer.from(body, "latin1");
  const coding = /^content-encoding: (\S+)/im.exec(head)?.[1];
  if (coding === "br") return brotliDecompressSync(bytes).toString();
  return (coding === "gzip" ? gunzipSync(bytes) : bytes).toString();
}

/** The connection ended without a byte of the answer: the server had closed it before it saw the request. */
export class CutOff extends Error {}

/** Sends a request and waits for the whole answer; it takes as little of the processor as it can. */
export function exchange(socket: Socket, request: string | Uint8Array): Promise<Answered> {
  return new Promise((resolve, reject) => {
    let said = "";
    const done = (end: () => void) => {
      socket.off("error", fail).off("close", cut).off("data", hear);
      end();
    };
    const fail = (error: Error) => done(() => reject(said === "" ? new CutOff() : error));
    const cut = () =>
      done(() => reject(said === "" ? new CutOff() : new Error(`Cut off: ${said}`)));
    const hear = (part: Buffer) => {
      said += part.toString("latin1");
      const headEnd = said.indexOf("\r\n\r\n");
      if (headEnd === -1) return;
      const head = said.slice(0, headEnd);
      // An answer without a body has no length.
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      if (said.length < headEnd + 4 + length) return;
      const status = Number(head.slice(9, 12));
      done(() => resolve({ status, head, body: said.slice(headEnd + 4) }));
    };
    socket.on("error", fail).on("close", cut).on("data", hear);
    socket.write(request);
  });
}
