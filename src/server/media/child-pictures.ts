import { readFile } from "node:fs/promises";
import { Refused } from "../http/refused.ts";
import { keepImage } from "./keep-image.ts";
import type { PictureOutcome, PictureReport, PictureTask } from "./picture-process.ts";
import type { StoredImage } from "./stored-image.ts";

// The child process for pictures. It converts and stores one after the other.

process.on("message", (task: PictureTask) => void work(task));

// The parent has ended. Converting the current picture would take a while longer.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

async function work(task: PictureTask): Promise<void> {
  const outcome = await keep(task).then((image): PictureOutcome => ({ image }), told);
  const { user, system } = process.cpuUsage();
  const usage = { cpuSeconds: (user + system) / 1e6, residentBytes: process.memoryUsage.rss() };
  const report: PictureReport = { outcome, usage };
  process.send?.(report);
}

async function keep({ path, pictures }: PictureTask): Promise<StoredImage> {
  return keepImage({ bytes: await readFile(path), pictures });
}

function told(error: unknown): PictureOutcome {
  if (error instanceof Refused) {
    const { code, detail } = error;
    const { problem } = detail;
    return { refusal: { code, ...(problem ? { problem } : {}) } };
  }
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && "code" in error ? { code: String(error.code) } : {};
  return { failure: { message, stack, ...code } };
}
