import { once } from "node:events";
import { createServer } from "node:net";

// Below the ports that systems hand out for outgoing connections (from 32768 on Linux, 49152 elsewhere): no client can
// take the server's port while it restarts.
const lowest = 15_000;
const highest = 32_000;

/** A port of 127.0.0.1 on which nobody listens at this moment. */
export async function getFreePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    const probe = createServer().listen({ port, host: "127.0.0.1", exclusive: true });
    const isFree = await once(probe, "listening").then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) return port;
  }
}
