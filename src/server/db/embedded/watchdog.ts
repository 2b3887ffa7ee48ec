import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { ServerAccount } from "./server-account.ts";
import { serverEnvironment } from "./server-settings.ts";

export type Watchdog = {
  /** Names the server to end if this process dies; `undefined` while there is no server. */
  guard(postmasterPid: number | undefined): void;
  release(): Promise<void>;
};

/*
 * A shell, since it lives as long as the site and should cost nothing. It stands in the database's folder, begins with
 * the process id of its first argument, and reads others from a pipe whose other end dies with this process. Then it
 * ends the server that it was told last: in order, at once after 2.5 s, by force after 6 s. After the first signal,
 * `postmaster.pid` must still have the process id.
 */
const script = `
trap '' HUP INT QUIT TERM
pid=$1
while read -r line; do pid=$line; done
[ -n "$pid" ] || exit 0
is_running() {
  kill -0 "$pid" && read -r named < postmaster.pid && [ "$named" = "$pid" ]
}
kill -INT "$pid"
tenths=0
while is_running; do
  [ "$tenths" -eq 25 ] && kill -QUIT "$pid"
  [ "$tenths" -ge 60 ] && { kill -KILL "$pid"; exit 0; }
  sleep 0.1 || sleep 1 || exit 0
  tenths=$((tenths + 1))
done
`;

const respawnMs = 1_000;

/** Starts the process that outlives this one when it is killed. It is started again if somebody ends it. */
export function startWatchdog(clusterDir: string, account: ServerAccount): Watchdog {
  let guarded: number | undefined;
  let isReleased = false;
  let shell = start();

  function start(): ChildProcess {
    const started = spawn("/bin/sh", ["-c", script, "watchdog", `${guarded ?? ""}`], {
      ...account,
      cwd: clusterDir,
      env: serverEnvironment(),
      detached: true,
      stdio: ["pipe", "ignore", "ignore"],
    });
    // A write fails when the shell has ended; the exit below is what counts.
    started.stdin?.on("error", () => undefined);
    started.on("error", () => undefined);
    started.once("exit", () => {
      if (isReleased) return;
      setTimeout(() => {
        if (!isReleased) shell = start();
      }, respawnMs).unref();
    });
    return started;
  }

  // A new shell has its first id as an argument: this process may be killed before it writes anything.
  function tell(): void {
    shell.stdin?.write(`${guarded ?? ""}\n`);
  }

  return {
    guard(postmasterPid) {
      guarded = postmasterPid;
      tell();
    },
    async release() {
      isReleased = true;
      guarded = undefined;
      tell();
      shell.stdin?.end();
      if (shell.exitCode === null && shell.signalCode === null && shell.pid !== undefined)
        await once(shell, "exit");
    },
  };
}
