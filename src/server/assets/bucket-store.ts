import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { Bucket } from "../config.ts";
import { assetsUnavailable, type AssetStore } from "./asset-store.ts";

/** The keys of a bucket that begin with a prefix, which ends in a slash. */
export type BucketPart = Bucket & { prefix: string };

const timeoutMs = 30_000;
const retries = { retries: 2, initRetryMs: 100 };

/** Marks a file that is being removed. Other users of it wait until that is done. */
const markOf = (key: string) => `removing/${key}`;
const lookEveryMs = 50;
/** A program that ended in between leaves its mark, which counts no longer than this. */
const markLastsMs = 2 * timeoutMs;

const types: Record<string, string> = {
  webp: "image/webp",
  avif: "image/avif",
  jpg: "image/jpeg",
  json: "application/json",
};

/** Files in a part of a bucket. Failures have the code `assetsUnavailable`. */
export function createBucketStore(place: BucketPart): AssetStore {
  const { endpoint, name, region, accessKeyId, secretAccessKey, prefix } = place;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", ...retries });
  const pathOf = (key: string) => `/${name}/${prefix}${key}`;

  /**
   * Returns the response, even for a missing file. Throws on any other failure. The timeout ends when the answer
   * begins: reading a file may take longer, and `fetch` itself aborts a stalled one.
   */
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const limit = new AbortController();
    const late = () => limit.abort(new Error(`no answer in ${timeoutMs / 1000} s`));
    const timer = setTimeout(late, timeoutMs);
    const answer = await client
      .fetch(`${endpoint}${path}`, { ...init, signal: limit.signal })
      .catch((cause: unknown) => {
        throw outage(`${endpoint} cannot be reached: ${reasonOf(cause)}`, cause);
      })
      .finally(() => clearTimeout(timer));
    if (answer.ok) return answer;
    const text = await answer.text();
    const code = /<Code>(.*?)<\/Code>/.exec(text)?.[1] ?? answer.statusText;
    if (answer.status === 404 && code !== "NoSuchBucket") return answer;
    throw outage(`${endpoint} answered ${answer.status} ${code} for the bucket "${name}"`);
  }

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    const headers = {
      "content-type": types[key.split(".").at(-1) ?? ""] ?? "application/octet-stream",
      "x-amz-content-sha256": createHash("sha256").update(bytes).digest("hex"),
    };
    const answer = await ask(pathOf(key), {
      method: "PUT",
      body: new Uint8Array(bytes),
      headers,
    });
    if (!answer.ok) throw outage(`${endpoint} answered ${answer.status} when it was sent a file`);
    await answer.arrayBuffer();
  }

  async function modifiedAt(key: string): Promise<Date | undefined> {
    const answer = await ask(pathOf(key), { method: "HEAD" });
    const time = answer.headers.get("last-modified");
    return answer.ok && time !== null ? new Date(time) : undefined;
  }

  const remove = async (key: string) => {
    await (await ask(pathOf(key), { method: "DELETE" })).arrayBuffer();
  };

  /** Copies a file onto itself: nothing else changes when it was modified. */
  async function renew(key: string): Promise<boolean> {
    const answer = await ask(pathOf(key), {
      method: "PUT",
      headers: {
        "x-amz-copy-source": pathOf(key),
        "x-amz-metadata-directive": "REPLACE",
        "content-type": types[key.split(".").at(-1) ?? ""] ?? "application/octet-stream",
      },
    });
    // A copy may fail after the service has begun to answer.
    const isCopied = answer.ok && !(await answer.text()).includes("<Error>");
    if (answer.ok && !isCopied) throw outage(`${endpoint} could not copy a file`);
    return isCopied;
  }

  return {
    put,
    async putAll(files) {
      for (const { key, bytes } of files) await put(key, bytes);
    },

    async open(key) {
      const answer = await ask(pathOf(key));
      if (!answer.ok || answer.body === null) return undefined;
      const bytes = Number(answer.headers.get("content-length"));
      return { bytes, stream: Readable.fromWeb(answer.body) };
    },

    modifiedAt,

    // Either this sees the mark, or the one who put the mark sees the new time.
    async touch(key) {
      if (!(await renew(key))) return false;
      for (;;) {
        const markedAt = await modifiedAt(markOf(key));
        if (markedAt === undefined || Date.now() - markedAt.getTime() > markLastsMs) break;
        await sleep(lookEveryMs);
      }
      return (await modifiedAt(key)) !== undefined;
    },

    remove,

    async removeIfOlder(key, before) {
      await put(markOf(key), new Uint8Array());
      try {
        const time = await modifiedAt(key);
        if (time === undefined) return true;
        if (time >= before) return false;
        await remove(key);
        return true;
      } finally {
        await remove(markOf(key));
      }
    },

    async *list(folder, beginning = "") {
      const below = `${prefix}${folder === "" ? "" : `${folder}/`}${beginning}`;
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ "list-type": "2", prefix: below, delimiter: "/" });
        if (next !== undefined) query.set("continuation-token", next);
        const answer = await ask(`/${name}?${query.toString().replaceAll("+", "%20")}`);
        const page = await answer.text();
        for (const [, contents = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          yield {
            key: element(contents, "Key").slice(prefix.length),
            modifiedAt: new Date(element(contents, "LastModified")),
          };
        next = element(page, "NextContinuationToken") || undefined;
      } while (next !== undefined);
    },
  };
}

/** The text of an element; "" without one. Keys here have no characters that XML escapes, but tokens may. */
function element(xml: string, name: string): string {
  const [, text = ""] = new RegExp(`<${name}>(.*?)</${name}>`, "s").exec(xml) ?? [];
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function outage(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code: assetsUnavailable });
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return reason instanceof Error ? reason.message : String(reason);
}
