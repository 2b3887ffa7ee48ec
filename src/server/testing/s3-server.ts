import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Bucket } from "../config.ts";
import { listenOnFreePort } from "./listen-on-free-port.ts";

/** An S3 service in memory, with as much of S3 as the program uses. It lets nobody in without a valid signature. */
export type S3Server = {
  bucket: Bucket;
  /** By key. */
  objects: Map<string, { bytes: Buffer; type: string; modifiedAt: Date }>;
  /** Answers everything with that status until it is told `undefined`. */
  failWith: (status: number | undefined) => void;
  /** The number of objects on a page of a list. */
  pageSize: number;
  close: () => Promise<void>;
};

type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string> };

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();
const fault = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
});

export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server["objects"] = new Map();
  let failing: number | undefined;
  const keys = { accessKeyId: "comanda-test", secretAccessKey: "only/for+tests" };
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body = "", headers = {} } = answer(request, await buffer(request));
    response.writeHead(status, { "content-length": Buffer.byteLength(body), ...headers });
    response.end(request.method === "HEAD" ? undefined : body);
  }
  const http = createServer((request, response) => void respond(request, response));
  const port = await listenOnFreePort(http);
  const bucket: Bucket = {
    endpoint: `http://127.0.0.1:${port}`,
    name: "pictures",
    region: "sa-east-1",
    ...keys,
  };
  const server: S3Server = {
    bucket,
    objects,
    failWith: (status) => (failing = status),
    pageSize: 3,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };

  function answer(request: IncomingMessage, body: Buffer): Answer {
    if (failing !== undefined) return fault(failing, "ServiceUnavailable");
    const refused = findFault(request, { body, ...keys });
    if (refused !== undefined) return fault(403, refused);
    const url = new URL(request.url ?? "", bucket.endpoint);
    const [, name, key = ""] = /^\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? [];
    if (name !== bucket.name) return fault(404, "NoSuchBucket");
    if (key === "") return list(url.searchParams);
    const copied = request.headers["x-amz-copy-source"];
    if (request.method === "PUT" && typeof copied === "string") {
      const source = objects.get(copied.replace(`/${name}/`, ""));
      if (!source) return fault(404, "NoSuchKey");
      // Like the real services, it refuses a copy onto itself that changes nothing.
      if (request.headers["x-amz-metadata-directive"] !== "REPLACE")
        return fault(400, "InvalidRequest");
      objects.set(key, { ...source, modifiedAt: new Date() });
      return { status: 200, body: "<CopyObjectResult></CopyObjectResult>" };
    }
    if (request.method === "PUT") {
      const type = request.headers["content-type"] ?? "";
      objects.set(key, { bytes: body, type, modifiedAt: new Date() });
      return { status: 200 };
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    if (!found) return fault(404, "NoSuchKey");
    const { bytes, type, modifiedAt } = found;
    return {
      status: 200,
      body: bytes,
      headers: { "content-type": type, "last-modified": modifiedAt.toUTCString() },
    };
  }

  function list(query: URLSearchParams): Answer {
    const prefix = query.get("prefix") ?? "";
    const below = [...objects.keys()]
      .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes("/"))
      .filter((key) => key > (query.get("continuation-token") ?? ""))
      .toSorted();
    const page = below.slice(0, server.pageSize);
    const next = page.length < below.length ? page.at(-1) : undefined;
    const contents = page.map((key) => {
      const time = objects.get(key)?.modifiedAt.toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${time}</LastModified></Contents>`;
    });
    const token = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : "";
    return {
      status: 200,
      body: `<ListBucketResult>${contents.join("")}${token}</ListBucketResult>`,
    };
  }

  return server;
}

/** The fault of a request's signature of version 4, as AWS documents it; undefined for a valid one. */
function findFault(
  request: IncomingMessage,
  {
    body,
    accessKeyId,
    secretAccessKey,
  }: { body: Buffer } & Pick<Bucket, "accessKeyId" | "secretAccessKey">,
): string | undefined {
  const [, key, day, region, service, names = "", signature = ""] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    ) ?? [];
  if (day === undefined) return "AccessDenied";
  if (key !== accessKeyId) return "InvalidAccessKeyId";
  const signed = names.split(";");
  if (!signed.includes("host") || !signed.includes("x-amz-date")) return "SignatureDoesNotMatch";
  const content = String(request.headers["x-amz-content-sha256"]);
  if (content !== "UNSIGNED-PAYLOAD" && content !== sha256(body))
    return "XAmzContentSHA256Mismatch";
  const time = String(request.headers["x-amz-date"]);
  const url = new URL(request.url ?? "", "http://127.0.0.1");
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join("&");
  const lines = signed.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join("");
  const canonical = [request.method, url.pathname, query, lines, names, content].join("\n");
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const signing = [region, service, "aws4_request"].reduce<Buffer>(
    (secret, part) => hmac(secret, part ?? ""),
    hmac(`AWS4${secretAccessKey}`, day),
  );
  const expected = hmac(signing, text);
  return timingSafeEqual(expected, Buffer.from(signature, "hex"))
    ? undefined
    : "SignatureDoesNotMatch";
}

const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
