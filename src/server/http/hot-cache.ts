import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

/** What everybody who asks for a public address gets, in each encoding that is ready. */
export type HotAnswer = {
  status: 200 | 404;
  type: string;
  etag: string;
  identity: Buffer;
  gzip: Buffer;
  /** Quick at first; replaced by the smallest form once that is made. */
  brotli: Buffer;
};

export type Built = { redirect: string } | { status: 200 | 404; type: string; body: string };
export type Hot = { redirect: string } | HotAnswer;

type Place = { accountId: string; key: string };

/**
 * Public bytes, made once for each change of their account. Only what nobody's identity went into may be put here.
 * Bounded in bytes; the least used goes first.
 */
export type HotCache = {
  /** The answer kept for the key, whatever its account. */
  find(key: string): HotAnswer | undefined;
  /** Calls that miss at the same time wait for one build. */
  getOrBuild(place: Place, build: () => Promise<Built>): Promise<Hot>;
  /** Forgets what was made for the account; what is being made now will not be kept. */
  drop(accountId: string): void;
};

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export function createHotCache({
  maxBytes,
  enabled,
}: {
  maxBytes: number;
  enabled: boolean;
}): HotCache {
  const answers = new LRUCache<string, HotAnswer & { accountId: string }>({
    maxSize: maxBytes,
    sizeCalculation: (answer) =>
      answer.identity.length + answer.gzip.length + answer.brotli.length + 1024,
  });
  const underWay = new Map<string, Promise<Hot>>();
  const generations = new Map<string, number>();
  const generation = (accountId: string) => generations.get(accountId) ?? 0;

  async function build({ accountId, key }: Place, make: () => Promise<Built>): Promise<Hot> {
    const startedIn = generation(accountId);
    const built = await make();
    if ("redirect" in built) return built;
    const answer = await compressed(built);
    // A page that does not exist must not fill the memory, however many are asked for.
    if (enabled && answer.status === 200 && generation(accountId) === startedIn) {
      answers.set(key, { ...answer, accountId });
      void shrink(key, answer);
    }
    return answer;
  }

  async function shrink(key: string, answer: HotAnswer): Promise<void> {
    const brotli = await toBrotli(answer.identity, smallest);
    const kept = answers.peek(key);
    if (kept?.etag === answer.etag) answers.set(key, { ...kept, brotli });
  }

  return {
    find: (key) => answers.get(key),
    getOrBuild(place, make) {
      const kept = answers.get(place.key);
      if (kept) return Promise.resolve(kept);
      const flight = `${generation(place.accountId)} ${place.key}`;
      const running = underWay.get(flight);
      if (running) return running;
      const building = build(place, make).finally(() => underWay.delete(flight));
      underWay.set(flight, building);
      return building;
    },
    drop(accountId) {
      generations.set(accountId, generation(accountId) + 1);
      for (const [key, answer] of answers.entries()) {
        if (answer.accountId === accountId) answers.delete(key);
      }
    },
  };
}

async function compressed({
  status,
  type,
  body,
}: Exclude<Built, { redirect: string }>): Promise<HotAnswer> {
  const identity = Buffer.from(body);
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const [brotli, zipped] = await Promise.all([toBrotli(identity, quick), toGzip(identity)]);
  return { status, type, etag, identity, gzip: zipped, brotli };
}
