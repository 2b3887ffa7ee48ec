import { once } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { listProgramsIn } from "../../src/server/db/embedded/testing-starts.ts";
import { demoAccounts } from "../../src/server/demo/accounts.ts";
import { newFolder, startServer, type ServerProcess } from "./server-process.ts";

const patience = { timeout: 30_000, interval: 20 };

async function canSignIn(
  { origin }: ServerProcess,
  { host, user, pass }: { host: string; user: string; pass: string },
): Promise<boolean> {
  const response = await fetch(`${origin}/v2.0/auth/login`, {
    method: "POST",
    headers: { domain: host, "content-type": "application/json" },
    body: JSON.stringify({ user, pass }),
  });
  return response.ok;
}

describe("a start on an empty folder", () => {
  it("makes the demo, tells every address and sign-in, and ends in order on Ctrl-C", async () => {
    const dataDir = await newFolder();
    const server = await startServer({ DATA_DIR: dataDir, DEMO: "1" });
    await vi.waitFor(() => expect(server.said()).toContain("/v2.0/docs"), patience);
    const { port } = new URL(server.origin);
    for (const { label, users } of demoAccounts) {
      expect(server.said()).toContain(`http://${label}.localhost:${port}`);
      for (const { user, pass } of [users.admin, ...(users.attendant ? [users.attendant] : [])]) {
        expect(server.said()).toMatch(new RegExp(`${user} +${pass}`));
        expect(await canSignIn(server, { host: `${label}.localhost`, user, pass })).toBe(true);
      }
    }
    const exit = once(server.process, "exit");
    server.process.kill("SIGINT");
    expect(await exit).toEqual([0, null]);
    expect(await listProgramsIn(dataDir)).toEqual([]);
  });

  it("makes no demo where none is wanted", async () => {
    const server = await startServer({ DATA_DIR: await newFolder(), DEMO: "0" });
    await vi.waitFor(() => expect(server.said()).toContain("/v2.0/docs"), patience);
    expect(server.said()).toContain("npm run account -- create");
    expect(server.said()).not.toContain("demo");
  });
});
