import * as z from "zod";
import type { PostalAddress } from "../../contract/address.ts";
import { isBrazilianState } from "../../domain/brazilian-states.ts";
import { hasForbiddenCharacters, limits, writtenText } from "../../domain/text-rules.ts";
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

/** `undefined`: the service gave no usable answer, so another one has to be asked. */
type PostalAnswer = PostalAddress | "unknown" | undefined;

/** One service has blanks and the other null where a code covers a whole town. */
const part = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) => writtenText(text ?? ""))
    .refine((text) => text.length <= max && !hasForbiddenCharacters(text));
const town = part(limits.city).refine((text) => text !== "");
const state = z.string().toUpperCase().refine(isBrazilianState);
const code = z.string().transform((text) => text.replaceAll(/\D/g, ""));

const viaCep = z
  .object({
    cep: code,
    logradouro: part(limits.street),
    bairro: part(limits.district),
    localidade: town,
    uf: state,
  })
  .transform(({ cep, ...address }) => ({ cep, address }));

const brasilApi = z
  .object({
    cep: code,
    street: part(limits.street),
    neighborhood: part(limits.district),
    city: town,
    state,
  })
  .transform((answer) => ({
    cep: answer.cep,
    address: {
      logradouro: answer.street,
      bairro: answer.neighborhood,
      localidade: answer.city,
      uf: answer.state,
    },
  }));

const found = z.union([viaCep, brasilApi]);
/** ViaCEP answers an unknown code with 200, and has spelled `erro` both ways. */
const viaCepUnknown = z.object({ erro: z.union([z.literal(true), z.literal("true")]) });
/** BrasilAPI answers an unknown code with 404 and a message. A 404 without one comes from something else. */
const brasilApiUnknown = z.object({ message: z.string() });

/** Reads the answer of a postal-code service about `cep`, in the form of ViaCEP or of BrasilAPI. */
function readAnswer({ status, text }: { status: number; text: string }, cep: string): PostalAnswer {
  const said = parseJson(text);
  if (status === 404) return brasilApiUnknown.safeParse(said).success ? "unknown" : undefined;
  if (status !== 200) return undefined;
  if (viaCepUnknown.safeParse(said).success) return "unknown";
  const answer = found.safeParse(said).data;
  return answer?.cep === cep ? answer.address : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
