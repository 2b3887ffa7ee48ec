/** One block of a stream of events; a heartbeat has no name. */
export type StreamEvent = { name: string | undefined; data: string };

/** Reads a stream's text in chunks that may end anywhere, and passes on complete events. */
export function createEventReader(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = "";
  return (text) => {
    const blocks = (rest + text).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) onEvent(eventOf(block));
  };
}

function eventOf(block: string): StreamEvent {
  const lines = block.split("\n");
  const field = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  return { name: field("event"), data: field("data") ?? "" };
}
