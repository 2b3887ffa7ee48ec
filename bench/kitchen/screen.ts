import { openEvents } from "../event-stream.ts";
import { newClient } from "../scale/client.ts";

type Watching = { origin: string; host: string; token: string };

/** When a screen has shown each order for the first time, by its hash. */
export type Screen = { shown: Map<string, number>; close(): void };

/** A screen of the kitchen, like the page: it listens, and fetches the tickets when an event tells of an order. */
export async function openScreen({ origin, host, token }: Watching): Promise<Screen> {
  const shown = new Map<string, number>();
  const client = newClient(origin);
  let isFetching = false;
  let isStale = false;
  const fetchTickets = async () => {
    isStale = true;
    if (isFetching) return;
    isFetching = true;
    while (isStale) {
      isStale = false;
      const { status, text } = await client.ask({ path: "/v2.0/kitchen/tickets", host, token });
      if (status !== 200) throw new Error(`The tickets were refused: ${status} ${text}`);
      const at = performance.now();
      for (const [, hash = ""] of text.matchAll(/"hash":"([0-9a-f]{32})"/g))
        if (!shown.has(hash)) shown.set(hash, at);
    }
    isFetching = false;
  };
  const stream = await openEvents(
    Number(new URL(origin).port),
    { host, token },
    {
      hear(name) {
        if (name === "order") void fetchTickets();
      },
    },
  );
  return {
    shown,
    close() {
      stream.close();
      client.close();
    },
  };
}
