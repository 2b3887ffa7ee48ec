import { Transform, type Readable } from "node:stream";
import { Refused } from "../refused.ts";
import { concurrencyLimits } from "./concurrency-limits.ts";

/** Counts a body's bytes as they come, and hands them on. `onGone` takes a function to run when the call is over. */
export type Receiving = (
  from: { name: string; onGone: (forget: () => void) => void },
  payload: Readable,
) => Readable;

type Body = { name: string; bytes: number; since: number; stream: Transform };

const retryAfterSeconds = 1;
const limits = concurrencyLimits.bytesReceived;

/**
 * Limits the memory of incomplete request bodies. Over the limit, the body with the most byte-seconds is refused, not
 * the newest. An order of two thousand bytes is never that one.
 */
export function createReceiving(): Receiving {
  const ofNames = new Map<string, { bodies: Set<Body>; bytes: number }>();
  let total = 0;

  function count(body: Body, bytes: number): void {
    const own = ofNames.get(body.name);
    if (!own?.bodies.has(body)) return;
    body.bytes += bytes;
    own.bytes += bytes;
    total += bytes;
  }

  function forget(body: Body): void {
    count(body, -body.bytes);
    const own = ofNames.get(body.name);
    own?.bodies.delete(body);
    if (own?.bodies.size === 0) ofNames.delete(body.name);
  }

  function letGo(name: string, code: "too_many_requests" | "unavailable"): void {
    const now = performance.now();
    const held = ({ bytes, since }: Body) => bytes * (now - since);
    const bodies = [...(ofNames.get(name)?.bodies ?? [])];
    const [most] = bodies.toSorted((a, b) => held(b) - held(a));
    if (!most) return;
    forget(most);
    most.stream.destroy(new Refused(code, { retryAfterSeconds, limit: "bytesReceived" }));
  }

  function makeRoom({ name }: Body): void {
    while ((ofNames.get(name)?.bytes ?? 0) > limits.perAddress) letGo(name, "too_many_requests");
    while (total > limits.altogether) {
      const [heaviest] = [...ofNames].toSorted(([, one], [, other]) => other.bytes - one.bytes);
      if (!heaviest) return;
      letGo(heaviest[0], "unavailable");
    }
  }

  return ({ name, onGone }, payload) => {
    const stream = new Transform({
      transform(piece: Buffer, _, done) {
        count(body, piece.length);
        makeRoom(body);
        done(null, piece);
      },
    });
    const body: Body = { name, bytes: 0, since: performance.now(), stream };
    const own = ofNames.get(name) ?? { bodies: new Set(), bytes: 0 };
    own.bodies.add(body);
    ofNames.set(name, own);
    stream.once("close", () => forget(body));
    onGone(() => {
      forget(body);
      // The rest of a body that nobody read would hold up the connection's next call.
      payload.unpipe(stream).resume();
    });
    // Not a pipeline: it would close the connection on a refusal, before the sender reads why.
    payload.once("error", (error) => stream.destroy(error));
    return payload.pipe(stream);
  };
}
