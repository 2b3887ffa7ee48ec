import { connect } from "node:net";

/** Sends the bytes unchanged and reads until the server hangs up. */
export function rawRequest(
  port: number,
  bytes: string | Buffer,
): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const socket = connect(port, "127.0.0.1", () => void socket.write(bytes));
  let text = "";
  socket.setEncoding("utf8");
  socket.on("data", (part: string) => (text += part));
  socket.on("error", reject);
  socket.on("close", () => {
    resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
  });
  return promise;
}
