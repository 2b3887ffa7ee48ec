/** One event as it goes over the wire. `data` is JSON, which has no line ends. */
export function eventText({
  name,
  data,
  id,
}: {
  name: string;
  data: string;
  id?: string | undefined;
}): string {
  return `${id === undefined ? "" : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`;
}

/** Keeps a connection alive that has nothing to say, and moves its place on. */
export function heartbeatText(id: string | undefined): string {
  return id === undefined ? ":\n\n" : `:\nid: ${id}\n\n`;
}
