import { inject } from "vitest";
import type { Bucket } from "../config.ts";
import { testBaseDomain, type TestApp } from "../testing/start-app.ts";
import { runAccountCommand } from "./run-account-command.ts";

type Outcome = { code: number; out: string[]; complaints: string[]; opened: boolean };

export type AccountCommand = (...args: string[]) => Promise<Outcome>;

type CommandSettings = {
  dataDir?: string;
  adminUrl?: string;
  answer?: string;
  bucket?: Bucket | undefined;
};

/** The account command as an operator calls it in that folder, on the database of the test's app. */
export function accountCommand(
  { database, dataDir: ownDataDir }: TestApp,
  cwd: string,
  {
    dataDir = ownDataDir,
    adminUrl = inject("adminUrl"),
    answer = "",
    bucket,
  }: CommandSettings = {},
): AccountCommand {
  return async (...args) => {
    const [out, complaints]: [string[], string[]] = [[], []];
    let opened = false;
    const code = await runAccountCommand(args, {
      config: { baseDomain: testBaseDomain, port: 8080, trustedProxies: [], dataDir, bucket },
      cwd,
      now: () => new Date(),
      ask: async () => answer,
      open: async () => {
        opened = true;
        return { database, adminUrl, close: async () => undefined };
      },
      write: (line) => void out.push(...line.split("\n")),
      complain: (line) => void complaints.push(...line.split("\n")),
    });
    return { code, out, complaints, opened };
  };
}
