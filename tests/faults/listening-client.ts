import { addressOf } from "./addresses.ts";
import { newListener } from "./listeners.ts";

// Listens from a process of its own, so that the server's memory is the server's alone; says when all are connected.

type Order = { origin: string; host: string; tokens: string[] };

const connectedAtOnce = 20;

process.on("message", ({ origin, host, tokens }: Order) => {
  const listeners = tokens.map((token, index) =>
    newListener({ host, token, address: addressOf(index) }),
  );
  const connect = async () => {
    for (let next = 0; next < listeners.length; next += connectedAtOnce) {
      const some = listeners.slice(next, next + connectedAtOnce);
      await Promise.all(some.map((listener) => listener.connect(origin)));
    }
    process.send?.("connected");
  };
  void connect();
});
