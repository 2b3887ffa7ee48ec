import { connect, type Socket } from "node:net";

/** A connection to a server on this machine, which sends at once what it is given. */
export function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true }, () => resolve(socket));
    socket.on("error", reject);
  });
}
