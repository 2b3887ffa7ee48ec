import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Plan, Seen } from "./part.ts";

/** A part of the dinner in a process of its own. */
export type StartedPart<Of extends Seen> = AsyncDisposable & {
  pid: number;
  begin(): void;
  end(): Promise<Of>;
};

/** Resolves when it is prepared. */
export async function startPart<Of extends Seen>(
  script: `child-${string}.ts`,
  plan: Plan,
): Promise<StartedPart<Of>> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)));
  const ended = once(child, "exit").then(() => {
    throw new Error(`${script} has ended`);
  });
  ended.catch(() => undefined);
  const told = async () => {
    const [said] = await Promise.race([once(child, "message"), ended]);
    return said as unknown;
  };
  child.send(plan);
  if ((await told()) !== "ready") throw new Error(`${script} was not ready`);
  return {
    pid: child.pid ?? 0,
    begin: () => void child.send("begin"),
    end() {
      child.send("end");
      // The script's last message.
      return told() as Promise<Of>;
    },
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended.catch(() => undefined);
    },
  };
}
