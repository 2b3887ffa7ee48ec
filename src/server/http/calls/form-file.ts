import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Problem } from "../../../contract/problems.ts";
import type { UploadFile } from "../../../contract/uploads.ts";
import { maxPictureMegabytes } from "../../../domain/account-limits.ts";
import { codeOf } from "../../error-code.ts";
import { Refused } from "../refused.ts";

/** Limits of a file, and of a form around it: its boundaries and the file's name. */
export const maxFileBytes = maxPictureMegabytes * 1024 * 1024;
const maxFormBytes = maxFileBytes + 64 * 1024;
const limits = { fileSize: maxFileBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 };

/**
 * The pace of all files together. Many at once would keep the one thread that answers everybody busy for a second, and
 * then wait anyhow: a picture takes about as long to process as to arrive at this pace.
 */
const pace = createPace({ bytesPerSecond: 5 * 1024 * 1024, burstBytes: 512 * 1024 });

const tooLarge = () =>
  new Refused("too_large", { problem: { code: "picture_too_heavy", max: maxPictureMegabytes } });
const badForm = (problem: Problem) =>
  new Refused("unprocessable_entity", { fields: { file: problem } });
const incomplete = () => badForm({ code: "incomplete_upload" });

/** The form's one file, `file`. Nothing of it is read until it is asked for. */
export function formFile(request: FastifyRequest): UploadFile {
  if (!request.isMultipart()) {
    throw new Refused("unsupported_media", { problem: { code: "not_a_form" } });
  }
  if (Number(request.headers["content-length"] ?? 0) > maxFormBytes) throw tooLarge();
  return { stream: () => readOnlyFile(request) };
}

/** Rejects when the sender goes away; the form's reader would wait for the rest for ever. */
function whenCutOff({ raw }: FastifyRequest): Promise<never> {
  const cut = new Promise<never>((_, reject) => {
    const check = () => raw.readableEnded || reject(incomplete());
    if (raw.destroyed) check();
    else raw.once("close", check);
  });
  // A waiting reader gets the error. Without a reader, the rejection must not end the process.
  cut.catch(() => undefined);
  return cut;
}

/** Reads the form's only file. A caller that has read all pieces has the whole file. */
async function* readOnlyFile(request: FastifyRequest): AsyncGenerator<Uint8Array> {
  const cut = whenCutOff(request);
  let isThere = false;
  try {
    for await (const part of untilCutOff(request.parts({ limits }), cut)) {
      if (!isTheFile(part)) throw badForm({ code: "other_form_field" });
      isThere = true;
      for await (const piece of untilCutOff<Buffer>(part.file, cut)) {
        await pace(piece.length);
        yield piece;
      }
      if (part.file.truncated) throw tooLarge();
    }
  } catch (error) {
    throw error instanceof Refused ? error : refusalOfForm(error);
  }
  if (!isThere) throw badForm({ code: "required" });
}

async function* untilCutOff<Item>(
  items: AsyncIterable<Item>,
  cut: Promise<never>,
): AsyncGenerator<Item> {
  const source = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([source.next(), cut]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: it might wait for a sender who has gone, and never end.
    source.return?.().catch(() => undefined);
  }
}

function isTheFile(part: Multipart): part is MultipartFile {
  return part.type === "file" && part.fieldname === "file";
}

/**
 * Words an error of the form's reader. It has codes for limits only; any other error is about a form that it could not
 * read.
 */
function refusalOfForm(error: unknown): Refused {
  const code = codeOf(error);
  if (code === "FST_REQ_FILE_TOO_LARGE") return tooLarge();
  if (code === "FST_FIELDS_LIMIT") return badForm({ code: "other_form_field" });
  if (code === "FST_FILES_LIMIT" || code === "FST_PARTS_LIMIT") {
    return badForm({ code: "more_than_one_file" });
  }
  return incomplete();
}

/**
 * Slows down callers that together send more than `bytesPerSecond`, once `burstBytes` have come at once: each piece
 * waits until it is due. (The generic cell rate algorithm, ITU-T I.371, counting bytes.)
 */
export function createPace({
  bytesPerSecond,
  burstBytes,
}: {
  bytesPerSecond: number;
  burstBytes: number;
}): (bytes: number) => Promise<void> {
  const bytesPerMs = bytesPerSecond / 1_000;
  /** When all bytes so far would have arrived at that pace, in milliseconds of the process's clock. */
  let dueAt = 0;
  return async (bytes) => {
    const now = performance.now();
    dueAt = Math.max(dueAt, now) + bytes / bytesPerMs;
    const waitMs = dueAt - now - burstBytes / bytesPerMs;
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  };
}
