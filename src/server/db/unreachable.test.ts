import { createServer } from "node:net";
import { describe, expect, inject, it } from "vitest";
import { StartRefused } from "../start-refused.ts";
import { prepareDatabase } from "./database.ts";

async function refusal(adminUrl: string): Promise<string> {
  const error = await prepareDatabase(adminUrl).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartRefused);
  const { message } = error as StartRefused;
  // One sentence for a person.
  expect(message).toMatch(/^[A-Z][^\n]*\.$/);
  return message;
}

function without(url: string, change: (parts: URL) => void): string {
  const parts = new URL(url);
  change(parts);
  return parts.href;
}

describe("a database that cannot be reached is named in one sentence", () => {
  it("when nobody listens at its address, without telling the password", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const port = String((server.address() as { port: number }).port);
    await new Promise((resolve) => server.close(resolve));
    const message = await refusal(`postgres://dona:segredo@127.0.0.1:${port}/comanda`);
    expect(message).toMatch(
      /^The database at 127\.0\.0\.1:\d+\/comanda cannot be reached: .*ECONNREFUSED/,
    );
    expect(message).not.toContain("segredo");
  });

  // Another server may let everybody in without asking.
  it.skipIf(process.env["DATABASE_URL"])(
    "when the password is wrong, without telling it",
    async () => {
      const message = await refusal(
        without(inject("adminUrl"), (parts) => (parts.password = "errada")),
      );
      expect(message).toMatch(/password authentication failed/);
      expect(message).not.toContain("errada");
    },
  );

  it("when there is no such database", async () => {
    expect(
      await refusal(without(inject("adminUrl"), (parts) => (parts.pathname = "/nenhuma"))),
    ).toMatch(/does not exist/);
  });

  it("when the address is none", async () => {
    expect(await refusal("postgres://[nowhere")).toMatch(/cannot be reached/);
  });
});
