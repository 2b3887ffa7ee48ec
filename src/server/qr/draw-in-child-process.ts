import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { DesignedSheets } from "./draw-sheets.ts";
import type { PrintedCode } from "../../domain/printed-codes.ts";

const script = fileURLToPath(new URL("draw-process.ts", import.meta.url));
const timeoutMs = 60_000;
const maxBytes = 64 * 1024 * 1024;

/** The drawing to make: the sheets that anybody gets, or those of an owner's design. */
export type DrawingInput = { name: string; codes: PrintedCode[] } | DesignedSheets;

export const drawInChildProcess = (asked: DrawingInput) => drawIn(script, asked);

/**
 * Runs a drawing script in a child process: hundreds of codes take seconds, which would block other requests. A thread
 * would share the list of fonts with this process.
 */
export function drawIn(drawer: string, asked: unknown): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ["--max-old-space-size=256", drawer],
      // The script needs no environment.
      { encoding: "buffer", env: {}, maxBuffer: maxBytes, timeout: timeoutMs },
      (error, pdf) => {
        if (error) reject(new Error("Nothing was drawn", { cause: error }));
        else resolve(new Uint8Array(pdf));
      },
    );
    // Writing fails when the process has ended, which its exit tells as well.
    child.stdin?.on("error", () => undefined).end(JSON.stringify(asked));
  });
}
