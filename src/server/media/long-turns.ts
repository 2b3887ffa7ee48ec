import { readdirSync } from "node:fs";
import { constants, getPriority } from "node:os";
import { arch, getBuiltinModule } from "node:process";

/** The option of Node without which `takeLongTurns` does nothing. */
export const foreignCalls = "--experimental-ffi";

/** Number of `sched_setattr` in Linux's tables of calls, where most libraries of C have no name for it. */
const callNumbers: Partial<Record<NodeJS.Architecture, number>> = { x64: 314, arm64: 274 };
/** The longest turn that can be asked for (`sched_setattr(2)`). */
const turnNs = 100_000_000n;
/** `struct sched_attr` as far as every kernel knows it. */
const attributes = { bytes: 48, nice: 16, runtime: 24 };

/**
 * Has whatever else wakes up take the processor from this process's threads at once, where this process has the lowest
 * priority. A priority is a share of time and no more: a thread that has just begun its turn of milliseconds keeps the
 * processor. Since 6.12 Linux puts it aside for one that asks for shorter turns. (SCHED_IDLE would do the same, but only
 * within a session, and PostgreSQL's processes each have one of their own.) Where this cannot be had, nothing happens.
 */
export function takeLongTurns(): void {
  const call = callNumbers[arch];
  const nice = constants.priority.PRIORITY_LOW;
  if (call === undefined || getPriority() !== nice || !process.execArgv.includes(foreignCalls)) {
    return;
  }
  try {
    const { dlopen, getRawPointer } = getBuiltinModule("node:ffi");
    const { functions } = dlopen(null, {
      syscall: { arguments: ["i64", "i64", "pointer", "i64"], return: "i64" },
    });
    const asked = Buffer.alloc(attributes.bytes);
    asked.writeUInt32LE(attributes.bytes);
    asked.writeInt32LE(nice, attributes.nice);
    asked.writeBigUInt64LE(turnNs, attributes.runtime);
    // Those that these start have the same.
    for (const thread of readdirSync("/proc/self/task")) {
      functions.syscall(BigInt(call), BigInt(thread), getRawPointer(asked), 0n);
    }
  } catch {
    // Another system, or a library of C without that name.
  }
}
