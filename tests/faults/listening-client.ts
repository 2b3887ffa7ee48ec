import { newListener } from "./listeners.ts";

// Listens from a process of its own, so that the server's memory is the server's alone; says when all are connected.

type Order = { origin: string; host: string; tokens: string[] };

const connectedAtOnce = 20;

process.on("message", ({ origin, host, tokens }: Order) => {
  const listeners = tokens.map((token, index) =>
    newListener({ host, token, address: `10.1.${Math.floor(index / 250)}.${index % 250}` }),
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
