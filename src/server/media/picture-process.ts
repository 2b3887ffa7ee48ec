import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { RefusalCode } from "../../contract/errors.ts";
import type { Problem } from "../../contract/problems.ts";
import type { AssetPlace } from "../assets/asset-places.ts";
import { Refused } from "../http/refused.ts";
import type { StoredImage } from "./stored-image.ts";

// Pictures are decoded and encoded in a child process, at lower priority than guests' requests. A crash affects only
// that process, and its end frees its memory. It ends with its parent.

/** A picture's file on this machine, and where to keep it. */
export type PictureTask = { path: string; pictures: AssetPlace };

export type PictureOutcome =
  | { image: StoredImage }
  | { refusal: { code: RefusalCode; problem?: Problem } }
  /** `code` is that of a failed system call, such as ENOSPC, or of a bucket. */
  | { failure: { message: string; stack: string; code?: string } };

/** The processor time of the process since it began, and the memory that it holds. */
type Usage = { cpuSeconds: number; residentBytes: number };
export type PictureReport = { outcome: PictureOutcome; usage: Usage };

const script = fileURLToPath(new URL("child-pictures.ts", import.meta.url));
/** The heap of JavaScript, which does little there. The limit of a picture bounds the pixels. */
const maxHeapMegabytes = 64;
const maxResidentBytes = 300 * 1024 * 1024;
/** An owner who goes from dish to dish sends the next one sooner, and a new start would slow the guests. */
const idleMs = 60_000;
/** The process gets what others leave of the processors, which may be little on a busy machine. */
const timeoutMs = 120_000;
const retryAfterSeconds = 60;

/** Off in tests, which wait for pictures: other work on a busy machine would leave them next to nothing. */
export const pictureProcess = { givesWay: true };

let running: { child: ChildProcess; usage: Usage } | undefined;
let idle: NodeJS.Timeout | undefined;
let cpuSecondsOfEnded = 0;

/** Has the picture process keep a picture, and starts one if none runs. Callers send one task at a time. */
export async function storeInPictureProcess(picture: PictureTask): Promise<StoredImage> {
  clearTimeout(idle);
  // The process may have ended for another reason, so a new one tries again.
  const outcome = (await send(picture)) ?? (await send(picture));
  if (pictureUsage().residentBytes > maxResidentBytes) await endPictures();
  idle = setTimeout(() => void endPictures(), idleMs).unref();
  if (outcome === undefined) throw new Error("The process that keeps pictures ended over one");
  if ("image" in outcome) return outcome.image;
  if ("failure" in outcome) throw Object.assign(new Error(), outcome.failure);
  const { code, problem } = outcome.refusal;
  throw new Refused(code, problem ? { problem } : {});
}

/** Processor time of all such processes until now, and the memory of the one that runs. */
export function pictureUsage(): Usage {
  const { cpuSeconds, residentBytes } = running?.usage ?? { cpuSeconds: 0, residentBytes: 0 };
  return { cpuSeconds: cpuSecondsOfEnded + cpuSeconds, residentBytes };
}

export async function endPictures(): Promise<void> {
  clearTimeout(idle);
  if (running === undefined) return;
  const exit = once(running.child, "exit");
  running.child.kill("SIGKILL");
  await exit;
}

/** Undefined when the process ends over the picture, or does not start. */
function send(picture: PictureTask): Promise<PictureOutcome | undefined> {
  const worker = (running ??= start());
  const { child } = worker;
  child.ref();
  child.channel?.ref();
  return new Promise((resolve, reject) => {
    const told = ({ outcome, usage }: PictureReport) => {
      worker.usage = usage;
      done(outcome);
    };
    const gone = () => done(undefined);
    const overdue = setTimeout(() => {
      reject(new Refused("unavailable", { retryAfterSeconds }));
      child.kill("SIGKILL");
    }, timeoutMs);
    function done(outcome: PictureOutcome | undefined): void {
      clearTimeout(overdue);
      child.off("message", told).off("exit", gone).off("error", gone);
      child.unref();
      child.channel?.unref();
      resolve(outcome);
    }
    child.once("message", told).once("exit", gone).once("error", gone);
    // A process that takes no message has ended, or is about to.
    child.send(picture, (error) => error && child.kill("SIGKILL"));
  });
}

function start(): { child: ChildProcess; usage: Usage } {
  const child = fork(script, {
    execArgv: [`--max-old-space-size=${maxHeapMegabytes}`, "--max-semi-space-size=1"],
    // The process needs no other environment. One arena is enough for one working thread: 130 MB in place of 240.
    env: { ...trusted(), MALLOC_ARENA_MAX: "1" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    // A session of its own: a terminal's Ctrl+C is only for this process, and Linux shares out time by sessions.
    detached: true,
  });
  const started = { child, usage: { cpuSeconds: 0, residentBytes: 0 } };
  const ended = () => {
    cpuSecondsOfEnded += started.usage.cpuSeconds;
    if (running === started) running = undefined;
  };
  child.once("exit", ended).once("error", ended);
  if (child.pid !== undefined && pictureProcess.givesWay) giveWay(child.pid);
  return started;
}

/** Says which certificates a bucket may have, where an operator has set that. */
function trusted(): NodeJS.ProcessEnv {
  const names = /^(?:NODE_EXTRA_CA_CERTS|NODE_USE_SYSTEM_CA|SSL_CERT_FILE|SSL_CERT_DIR)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)));
}

/** Processes that it starts inherit this. Steps that the system does not know are skipped. */
function giveWay(pid: number): void {
  const steps = [
    () => setPriority(pid, constants.priority.PRIORITY_LOW),
    () => writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW)),
    // The first to be killed when the machine has no memory left.
    () => writeFileSync(`/proc/${pid}/oom_score_adj`, "900"),
  ];
  for (const step of steps) {
    try {
      step();
    } catch {
      // The process has ended already, or the system lacks this setting.
    }
  }
}
