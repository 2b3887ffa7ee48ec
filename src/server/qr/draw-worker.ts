import { parentPort, workerData } from "node:worker_threads";
import { drawCodes } from "./draw-codes.ts";

// The thread is started by draw-in-worker.ts alone, with what drawCodes takes.
const pdf = await drawCodes(workerData.name, workerData.codes);
const bytes = new Uint8Array(pdf);
parentPort?.postMessage(bytes, [bytes.buffer]);
