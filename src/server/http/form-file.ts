import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { UploadFile } from "../../contract/uploads.ts";
import { maxPictureMegabytes } from "../../domain/account-limits.ts";
import { createPace } from "./pace.ts";
import { Refused } from "./refused.ts";

/** What a file may have, and what a form may have besides: its boundaries and the file's name. */
export const maxFileBytes = maxPictureMegabytes * 1024 * 1024;
const maxFormBytes = maxFileBytes + 64 * 1024;
const limits = { fileSize: maxFileBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 };

/**
 * Of all files together. Many at once would keep the one thread that answers everybody busy for a second, and then wait
 * anyhow: to work on a picture takes longer than it takes to arrive at this pace.
 */
const pace = createPace({ bytesPerSecond: 6 * 1024 * 1024, burstBytes: 4 * 1024 * 1024 });

const tooLarge = () =>
  new Refused("too_large", { message: `A imagem tem mais de ${maxPictureMegabytes} MB.` });
const badForm = (why: string) => new Refused("unprocessable_entity", { fields: { file: why } });
const incomplete = () => badForm("o envio chegou incompleto");

/**
 * The form's one file, `file`. Nothing of it is read until it is asked for, and no more of it is kept than a file may
 * have, in memory only: a sender who goes away leaves nothing behind.
 */
export function formFile(request: FastifyRequest): UploadFile {
  if (!request.isMultipart()) {
    throw new Refused("unsupported_media", { message: "Envie a imagem em um formulário." });
  }
  if (Number(request.headers["content-length"] ?? 0) > maxFormBytes) throw tooLarge();
  return { bytes: () => Promise.race([readOnlyFile(request), whenCutOff(request)]) };
}

/** Rejects when the sender goes away; the form's reader would wait for the rest for ever. */
function whenCutOff({ raw }: FastifyRequest): Promise<never> {
  const cut = new Promise<never>((_, reject) => {
    const check = () => raw.readableEnded || reject(incomplete());
    if (raw.destroyed) check();
    else raw.once("close", check);
  });
  // Whoever waits hears of it; when nobody does any more it is nobody's mistake.
  cut.catch(() => undefined);
  return cut;
}

async function readOnlyFile(request: FastifyRequest): Promise<Uint8Array> {
  let bytes: Uint8Array | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (!isTheFile(part)) throw badForm("envie a imagem no campo file");
      bytes = await readFile(part, Number(request.headers["content-length"] ?? maxFormBytes));
    }
  } catch (error) {
    throw error instanceof Refused ? error : refusalOfForm(error);
  }
  if (bytes === undefined) throw badForm("obrigatório");
  return bytes;
}

/**
 * Each piece goes where it belongs as it comes: many pieces kept until the last one cost the one thread that answers
 * everybody ten times as much, mostly in collecting them.
 */
async function readFile({ file }: MultipartFile, formBytes: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafeSlow(Math.min(formBytes, maxFormBytes));
  let length = 0;
  for await (const piece of file) {
    const part: Buffer = piece;
    length += part.copy(bytes, length);
    await pace(part.length);
  }
  if (file.truncated) throw tooLarge();
  return bytes.subarray(0, length);
}

function isTheFile(part: Multipart): part is MultipartFile {
  return part.type === "file" && part.fieldname === "file";
}

/** The form's reader has codes for limits only; whatever else it says is about a form that it could not read. */
function refusalOfForm(error: unknown): Refused {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "FST_REQ_FILE_TOO_LARGE") return tooLarge();
  if (code === "FST_FIELDS_LIMIT") return badForm("envie a imagem no campo file");
  if (code === "FST_FILES_LIMIT" || code === "FST_PARTS_LIMIT") {
    return badForm("envie uma imagem por vez");
  }
  return incomplete();
}
