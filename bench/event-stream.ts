import { connected } from "./connected.ts";
import { requestOf, type Asked } from "./request.ts";

export type EventStream = { close(): void };

type Hearing = {
  /** Is told of each event, `data` as it is on the wire. */
  hear: (name: string, data: string) => void;
  /** The server, or something on the way, has ended it. */
  onCut?: (why: string) => void;
};

/** Listens to the events of an account; resolves when the stream says that it is ready. */
export async function openEvents(
  port: number,
  asked: Omit<Asked, "path">,
  { hear, onCut }: Hearing,
): Promise<EventStream> {
  const socket = await connected(port);
  const { promise, resolve, reject } = Promise.withResolvers<EventStream>();
  let rest = "";
  let name = "";
  let isClosed = false;
  const close = () => {
    isClosed = true;
    socket.destroy();
  };
  const read = (line: string) => {
    if (line.startsWith("event: ")) name = line.slice(7);
    else if (!line.startsWith("data: ")) return;
    else if (name === "ready") resolve({ close });
    else hear(name, line.slice(6));
  };
  socket.on("data", (part: Buffer) => {
    // The lines between HTTP chunks begin with neither prefix, and no event's line is split by one.
    const lines = (rest + part.toString("latin1")).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) read(line);
  });
  socket.on("error", () => undefined);
  socket.on("close", () => {
    reject(new Error(`No stream: ${rest}`));
    if (!isClosed) onCut?.(rest);
  });
  socket.write(requestOf({ ...asked, path: "/v2.0/order/events" }));
  return promise;
}
