import { useEffect, useRef, useState } from "react";
import { CallRefused, type SendForm } from "../../../contract/client.ts";
import type { Image } from "../../../contract/fields.ts";
import { useApi } from "../../api/api.ts";
import { encodePicture } from "./draw-picture.ts";

export type PictureUpload =
  | { status: "idle" }
  /** `sentShare` is 1 while the server works on what it has got. */
  | { status: "sending"; canvas: HTMLCanvasElement; sentShare: number }
  /** The drawn picture is kept, to be sent again if that may help. */
  | { status: "failed"; canvas: HTMLCanvasElement; error: unknown; mayPass: boolean };

const idle: PictureUpload = { status: "idle" };

/** Uploads one picture at a time. Leaving the page, or choosing another picture, aborts the upload. */
export function usePictureUpload({
  transparent,
  onSent,
}: {
  transparent: boolean;
  onSent: (image: Image) => void;
}) {
  const api = useApi();
  const [upload, setUpload] = useState(idle);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const send = async (canvas: HTMLCanvasElement) => {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    const show = (next: PictureUpload) => {
      if (!signal.aborted) setUpload(next);
    };
    const onProgress = (sentShare: number) => show({ status: "sending", canvas, sentShare });
    onProgress(0);
    try {
      const file = await encodePicture(canvas, { transparent });
      const sendForm = formSender(onProgress);
      const { upload: image } = await api.uploads.add({ body: { file } }, { signal, sendForm });
      if (signal.aborted) return;
      setUpload(idle);
      onSent(image);
    } catch (error) {
      show({ status: "failed", canvas, error, mayPass: mayPass(error) });
    }
  };

  const stop = () => {
    underWay.current?.abort();
    setUpload(idle);
  };
  return { upload, send, stop };
}

/** No network, a server in trouble, too many at once, a session that ended: the picture may be taken the next time. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof CallRefused)) return true;
  return [0, 401, 429].includes(error.status) || error.status >= 500;
}

/** Enough for a large picture over a weak signal; the server gives up before. */
const timeoutMs = 90_000;

/**
 * Sends the body's fields as a form and tells the share that was sent, from 0 to 1, which fetch cannot. Rejects when no
 * answer came, or when the call was aborted.
 */
function formSender(onProgress: (share: number) => void): SendForm {
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
