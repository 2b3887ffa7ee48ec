import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { LRUCache } from "lru-cache";
import {
  copyBytes,
  encode,
  fastBrotli,
  smallestBrotli,
  type ContentCoding,
  type Encoding,
} from "./encoding.ts";
import { strictTransport } from "../edge/security-headers.ts";

/** The answer that everybody gets from a public address. */
export type CachedResponse = {
  /** The whole address, from the scheme on. */
  key: string;
  accountId: string;
  status: 200 | 404;
  type: string;
  etag: string;
  /** End of the content's validity, in milliseconds; absent where only a change ends it. */
  goodUntilMs: number | undefined;
  /** The content without encoding. Its brotli form is several times shorter and replaces it a while later. */
  identity: Buffer | undefined;
  /** Number of requests for it. */
  asked: number;
  /** Requested encodings. Brotli is made quickly first, and as small as possible once it is asked for often. */
  encoded: Map<ContentCoding, Promise<Buffer>>;
  /** Encodings that were sent before are sent again as they are. */
  ready: { [encoding in Encoding]?: Ready | undefined };
};

/** Headers in the form that Node takes fastest: names and values in turn, including those of every answer. */
type Ready = { status: number; headers: string[]; body: Buffer | undefined };

export type EncodedResponse = {
  status: 200 | 304 | 404;
  headers: Record<string, string>;
  body: Buffer | undefined;
};

export type Built =
  | { redirect: string }
  | { status: 200 | 404; type: string; body: string; goodUntilMs?: number | undefined };
export type CacheResult = { redirect: string } | CachedResponse;

type Place = Pick<CachedResponse, "accountId" | "key">;

/**
 * Public answers, made once for each change of their account. Only what depends on nobody's identity may be put here.
 * Bounded in bytes; the least used goes first.
 */
export type ResponseCache = {
  /** The cached answer for the key, of any account, if it is still valid. */
  find(key: string): CachedResponse | undefined;
  /** Calls that miss at the same time wait for one build. */
  getOrBuild(place: Place, build: () => Promise<Built>): Promise<CacheResult>;
  /** The answer in this encoding, without the headers common to all answers. */
  encodeAs(answer: CachedResponse, encoding: Encoding): Promise<EncodedResponse>;
  /** Drops the account's answers. Builds in progress will not be stored. */
  drop(accountId: string): void;
  builtCount(): number;
};

const unpack = promisify(brotliDecompress);

/** An owner who changes the menu changes it again soon; making the smallest encoding before that would be wasted. */
const restMs = 1_000;
/**
 * Requests after which the smallest encoding is made: it takes as much processor as serving some thousands, and saves
 * each a tenth of the bytes.
 */
export const recompressAfterRequests = 64;
/** Estimated size of a cached answer without its bodies: lists of headers and some fields. */
const bytesBesideBodies = 3 * 1024;

export function createResponseCache({
  maxBytes,
  enabled,
  securityHeaders,
  onFailure,
  nowMs = Date.now,
}: {
  maxBytes: number;
  enabled: boolean;
  nowMs?: () => number;
  /** They go out with every answer. */
  securityHeaders: Record<string, string>;
  /** Reports a failed encoding that no request waited for; the answer stays unchanged. */
  onFailure: (error: unknown) => void;
}): ResponseCache {
  const answers = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ identity, ready }) => {
      const bodies = new Set([identity, ...Object.values(ready).map((encoding) => encoding?.body)]);
      return [...bodies].reduce((sum, body) => sum + (body?.length ?? 0), bytesBesideBodies);
    },
  });
  const underWay = new Map<string, Promise<CacheResult>>();
  const generations = new Map<string, number>();
  const generation = (accountId: string) => generations.get(accountId) ?? 0;
  let shrinking = Promise.resolve();
  let builtCount = 0;

  async function build(place: Place, make: () => Promise<Built>): Promise<CacheResult> {
    const { accountId, key } = place;
    const startedIn = generation(accountId);
    const built = await make();
    builtCount += 1;
    if ("redirect" in built) return built;
    const { status, type, body, goodUntilMs } = built;
    const identity = Buffer.allocUnsafeSlow(Buffer.byteLength(body));
    identity.write(body);
    const etag = `W/"${hash("sha256", identity, "base64url").slice(0, 22)}"`;
    const answer = {
      key,
      accountId,
      status,
      type,
      etag,
      goodUntilMs,
      identity,
      asked: 0,
      encoded: new Map<ContentCoding, Promise<Buffer>>(),
      ready: {},
    };
    // Pages that do not exist must not fill the memory, however many are asked for.
    const isWorthKeeping = status === 200;
    if (enabled && isWorthKeeping && generation(accountId) === startedIn) answers.set(key, answer);
    return answer;
  }

  async function encodeAs(answer: CachedResponse, encoding: Encoding): Promise<EncodedResponse> {
    const body = encoding === "unchanged" ? undefined : await bodyOf(answer, encoding);
    const sending = sendingOf(answer, encoding, body);
    const isNew = keepReady(answer, encoding, sending);
    if (isNew && encoding === "br") shrinkLater(answer);
    return sending;
  }

  function shrinkLater({ key, etag }: CachedResponse): void {
    shrinking = shrinkAfter(shrinking, { key, etag }).catch(onFailure);
  }

  /** Keeps an encoding ready for the next time, if the answer is still cached without it. Answers whether it did. */
  function keepReady(
    { key, etag }: CachedResponse,
    encoding: Encoding,
    sending: EncodedResponse,
  ): boolean {
    const kept = answers.peek(key);
    if (kept?.etag !== etag) return false;
    const before = kept.ready[encoding];
    if (before !== undefined && before.body === sending.body) return false;
    // An answer is kept under https only on the word of a trusted proxy.
    const secure = key.startsWith("https:") ? strictTransport : {};
    const headers = Object.entries({ ...securityHeaders, ...secure, ...sending.headers }).flat();
    const ready = { ...kept.ready, [encoding]: { ...sending, headers } };
    answers.set(key, { ...kept, ready });
    return true;
  }

  /**
   * Drops the content without encoding and keeps brotli, the smallest if it is asked for often. One at a time, so that
   * quick work waits for a quarter of a second at most. Waits with a key only, so that a dropped answer is freed.
   */
  async function shrinkAfter(
    others: Promise<void>,
    { key, etag }: Pick<CachedResponse, "key" | "etag">,
  ): Promise<void> {
    const dueAt = performance.now() + restMs;
    await others;
    await sleep(Math.max(0, dueAt - performance.now()), undefined, { ref: false });
    const answer = answers.peek(key);
    if (answer?.etag !== etag) return;
    const isWorthIt = answer.asked >= recompressAfterRequests;
    const body = await (isWorthIt
      ? encode(await contentOf(answer), "br", smallestBrotli)
      : bodyOf(answer, "br"));
    // The answer may have been rebuilt with the same content meanwhile. The new one then gets this encoding, since it
    // loses its content below.
    const kept = answers.peek(key);
    if (kept?.etag !== etag) return;
    kept.encoded.set("br", Promise.resolve(body));
    kept.encoded.delete("identity");
    const { ready } = kept;
    answers.set(key, { ...kept, identity: undefined, ready: { ...ready, identity: undefined } });
    keepReady(kept, "br", sendingOf(kept, "br", body));
    // More callers came while the fast form was looked up.
    if (!isWorthIt && kept.asked >= recompressAfterRequests) shrinkLater(kept);
  }

  /** An answer may expire without any write, as when opening hours change what guests see. */
  function find(key: string): CachedResponse | undefined {
    const kept = answers.get(key);
    if (kept === undefined) return undefined;
    if (kept.goodUntilMs !== undefined && nowMs() >= kept.goodUntilMs) {
      answers.delete(key);
      return undefined;
    }
    kept.asked += 1;
    // An answer that waits to be shrunk has its count read when its turn comes.
    if (kept.asked === recompressAfterRequests && kept.identity === undefined) shrinkLater(kept);
    return kept;
  }

  return {
    find,
    getOrBuild(place, make) {
      const kept = find(place.key);
      if (kept) return Promise.resolve(kept);
      const flight = `${generation(place.accountId)} ${place.key}`;
      const running = underWay.get(flight);
      if (running) return running;
      const building = build(place, make).finally(() => underWay.delete(flight));
      underWay.set(flight, building);
      return building;
    },
    encodeAs,
    drop(accountId) {
      generations.set(accountId, generation(accountId) + 1);
      for (const [key, answer] of answers.entries()) {
        if (answer.accountId === accountId) answers.delete(key);
      }
    },
    builtCount: () => builtCount,
  };
}

export async function contentOf({ identity, encoded }: CachedResponse): Promise<Buffer> {
  return identity ?? copyBytes(await unpack((await encoded.get("br")) ?? Buffer.alloc(0)));
}

/** Encodes an answer once. */
function bodyOf(answer: CachedResponse, encoding: ContentCoding): Promise<Buffer> {
  const made = answer.encoded.get(encoding);
  if (made !== undefined) return made;
  const making = contentOf(answer).then((content) => encode(content, encoding, fastBrotli));
  answer.encoded.set(encoding, making);
  // The next caller tries again.
  making.catch(() => answer.encoded.delete(encoding));
  return making;
}

function sendingOf(
  answer: CachedResponse,
  encoding: Encoding,
  body: Buffer | undefined,
): EncodedResponse {
  const base = {
    etag: answer.etag,
    "cache-control": answer.status === 200 ? "public, no-cache" : "no-store",
    vary: "Accept-Encoding, Authorization, Domain, Origin",
    // Only callers without a session get a call's kept answer.
    ...(answer.type.startsWith("application/json") ? { authenticated: "false" } : {}),
  };
  if (body === undefined) return { status: 304, headers: base, body };
  return {
    status: answer.status,
    headers: {
      ...base,
      "content-type": answer.type,
      "content-length": String(body.length),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    },
    body,
  };
}
