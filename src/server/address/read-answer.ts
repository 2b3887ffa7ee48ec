import * as z from "zod";
import type { PostalAddress } from "../../contract/address.ts";
import { isBrazilianState } from "../../domain/address.ts";
import { hasForbiddenCharacters, limits, writtenText } from "../../domain/text-rules.ts";

/** `undefined`: the service gave no usable answer, so another one has to be asked. */
export type PostalAnswer = PostalAddress | "unknown" | undefined;

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
export function readAnswer(
  { status, text }: { status: number; text: string },
  cep: string,
): PostalAnswer {
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
