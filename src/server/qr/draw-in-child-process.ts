import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { DesignedSheets } from "./draw-sheets.ts";
import type { PrintedCode } from "../../domain/printed-codes.ts";

const script = fileURLToPath(new URL("draw-process.ts", import.meta.url));
const timeoutMs = 60_000;
const maxBytes = 64 * 1024 * 1024;

/** The drawing to make: the sheets that anybody gets, or those of an owner's design. */
export type DrawingInput = { name: string; codes: PrintedCode[] } | DesignedSheets;

/** Draws codes, in a process beside. */
export const drawInChildProcess = (asked: DrawingInput) => drawIn(script, asked);

/**
 * Has a script draw what is asked in a process of its own: hundreds of codes take seconds, and nobody else shall wait
 * for them. A thread would share the list of fonts with this process.
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
