import { Worker } from "node:worker_threads";
import type { PrintedCode } from "../../domain/printed-codes.ts";

const timeoutMs = 60_000;

/** Draws the codes on a thread of its own: hundreds of them take seconds, and nobody else is to wait for them. */
export function drawInWorker(name: string, codes: PrintedCode[]): Promise<Uint8Array> {
  const worker = new Worker(new URL("./draw-worker.ts", import.meta.url), {
    workerData: { name, codes },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const timer = setTimeout(() => void worker.terminate(), timeoutMs);
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The codes were not drawn")));
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
