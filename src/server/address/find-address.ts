import type { PostalAddress } from "../../contract/address.ts";
import { readAnswer, type PostalAnswer } from "./read-answer.ts";
import { lastUsed } from "../last-used.ts";
import { readStart } from "../read-start.ts";

const hourMs = 3_600_000;
const foundTtlMs = 24 * hourMs;
const unknownTtlMs = hourMs;
const serviceTimeoutMs = 2_000;
/** More look-ups than this under way mean that the services hang or that somebody collects addresses. */
const maxUnderWay = 50;

/** "silent": no service answered. */
type AddressLookup = PostalAddress | "unknown" | "silent";

/**
 * Looks up postal codes: asks the services in turn and remembers their answers. `urls` are templates with `{cep}`.
 * Simultaneous callers with the same code share one question to the services.
 */
export function createFindAddress({ urls, now }: { urls: string[]; now: () => Date }) {
  const known = lastUsed<PostalAddress | "unknown">(20_000, {
    ttl: foundTtlMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  const underWay = new Map<string, Promise<AddressLookup>>();

  async function ask(cep: string): Promise<AddressLookup> {
    let unknownTo = 0;
    for (const url of urls) {
      const answer = await askService(url, { cep, timeoutMs: serviceTimeoutMs });
      if (answer === "unknown") unknownTo += 1;
      else if (answer !== undefined) {
        known.set(cep, answer);
        return answer;
      }
    }
    if (unknownTo === 0) return "silent";
    // A silent service may know the code, so this answer is not remembered.
    if (unknownTo === urls.length) known.set(cep, "unknown", { ttl: unknownTtlMs });
    return "unknown";
  }

  return async (cep: string): Promise<AddressLookup> => {
    const remembered = known.get(cep);
    if (remembered !== undefined) return remembered;
    const asked = underWay.get(cep);
    if (asked) return asked;
    if (underWay.size >= maxUnderWay) return "silent";
    const asking = ask(cep).finally(() => underWay.delete(cep));
    underWay.set(cep, asking);
    return asking;
  };
}

/** No service says more than this of one address. */
const maxAnswerBytes = 16 * 1024;

/** Asks one service; `undefined` when nothing usable came in time, whatever the reason. */
async function askService(
  url: string,
  { cep, timeoutMs }: { cep: string; timeoutMs: number },
): Promise<PostalAnswer> {
  try {
    const response = await fetch(url.replaceAll("{cep}", cep), {
      headers: { accept: "application/json" },
      // A redirect is not followed: a service must not choose which address is asked.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readStart(response, maxAnswerBytes);
    return text === undefined ? undefined : readAnswer({ status: response.status, text }, cep);
  } catch {
    // The reason makes no difference to the caller: refused, cut, redirected or too late.
    return undefined;
  }
}
