import { createServer, request } from "node:http";
import { listenOnFreePort } from "../../src/server/testing/listen-on-free-port.ts";

/** Hands requests below /assets to one server, and all others to the other server. */
export async function startPictureProxy(ports: {
  site: number;
  pictures: number;
}): Promise<{ port: number; close: () => void }> {
  const proxy = createServer((incoming, outgoing) => {
    const { method, url = "", headers } = incoming;
    const port = url.startsWith("/assets/") ? ports.pictures : ports.site;
    const handed = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    handed.on("error", () => outgoing.destroy());
    outgoing.on("close", () => handed.destroy());
    incoming.pipe(handed);
  });
  const port = await listenOnFreePort(proxy);
  return {
    port,
    close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
