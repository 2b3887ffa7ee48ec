import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { PushSettings } from "../config.ts";
import { listenOnFreePort } from "../testing/listen-on-free-port.ts";

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A browser's push service on this machine, and browsers that are subscribed there. */
export type TestPushService = {
  settings: PushSettings;
  origin: string;
  /** Messages that came, in turn. */
  received: Received[];
  /** The status of its next answers. */
  answer: number;
  /** Called before each answer, which waits for it. */
  meanwhile: () => Promise<unknown>;
  close: () => Promise<void>;
};

export function newPushKeys(): Pick<PushSettings, "publicKey" | "privateKey"> {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: privateKey.toString("base64url"),
  };
}

export async function startPushService(): Promise<TestPushService> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { url = "", headers } = request;
      service.received.push({ path: url, headers, body: Buffer.concat(chunks) });
      void service.meanwhile().then(() => response.writeHead(service.answer).end());
    });
  });
  const port = await listenOnFreePort(server);
  const origin = `http://127.0.0.1:${port}`;
  const service: TestPushService = {
    settings: { ...newPushKeys(), contact: "mailto:avisos@comanda.test", services: [origin] },
    origin,
    received: [],
    answer: 201,
    meanwhile: async () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

/** A browser's side of a subscription (RFC 8291), which reads what was sent to it. */
export function newBrowser(endpoint: string) {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      p256dh: pair.getPublicKey("base64url"),
      auth: auth.toString("base64url"),
    },
    read: (body: Buffer): unknown => JSON.parse(decrypted(body, { pair, auth })),
  };
}

/** RFC 8188 in its form of one record, with the key that RFC 8291 derives. */
function decrypted(body: Buffer, { pair, auth }: { pair: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync("sha256", pair.computeSecret(sender), auth, keyInfo, 32));
  const derived = (info: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${info}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // A delimiter ends what was written; only padding follows.
  return text.subarray(0, text.lastIndexOf(2)).toString("utf8");
}

/** The claims of a VAPID token (RFC 8292) that the public key signed; undefined where it did not. */
export function claimsOf(authorization = "", publicKey: string): unknown {
  const token = /t=([\w.-]+)/.exec(authorization)?.[1] ?? "";
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return isSigned ? JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) : undefined;
}
