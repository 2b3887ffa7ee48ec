import type { SendForm } from "../../../contract/client.ts";

/** A large picture over a weak signal; the server gives up before. */
const timeoutMs = 90_000;

/**
 * Sends the body's fields as a form and says how much of it has gone, from 0 to 1, which fetch cannot. Rejects when no
 * answer came, or when the call was given up.
 */
export function formSender(onProgress: (share: number) => void): SendForm {
  return ({ method, address, body, signal }, headers) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const call = new XMLHttpRequest();
      const giveUp = () => call.abort();
      call.open(method, address);
      call.timeout = timeoutMs;
      for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
      call.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      call.addEventListener("load", () =>
        resolve({
          status: call.status,
          header: (name) => call.getResponseHeader(name),
          body: call.responseText,
        }),
      );
      for (const end of ["error", "timeout"] as const) {
        call.addEventListener(end, () => reject(new TypeError(`form not sent: ${end}`)));
      }
      call.addEventListener("abort", () =>
        reject(signal?.reason ?? new DOMException("given up", "AbortError")),
      );
      call.addEventListener("loadend", () => signal?.removeEventListener("abort", giveUp));
      signal?.addEventListener("abort", giveUp);
      call.send(formOf(body));
    });
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}
