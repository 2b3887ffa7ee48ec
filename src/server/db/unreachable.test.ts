import { createServer } from "node:net";
import { describe, expect, inject, it } from "vitest";
import { changedUrl, prepareRefusal } from "../testing/prepare-refusal.ts";

describe("a database that cannot be reached is named in one sentence", () => {
  it("when nobody listens at its address, without telling the password", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const port = String((server.address() as { port: number }).port);
    await new Promise((resolve) => server.close(resolve));
    const message = await prepareRefusal(`postgres://dona:segredo@127.0.0.1:${port}/comanda`);
    expect(message).toMatch(
      /^The database at 127\.0\.0\.1:\d+\/comanda cannot be reached: .*ECONNREFUSED/,
    );
    expect(message).not.toContain("segredo");
  });

  // Another server may let everybody in without asking.
  it.skipIf(process.env["DATABASE_URL"])(
    "when the password is wrong, without telling it",
    async () => {
      const message = await prepareRefusal(
        changedUrl(inject("adminUrl"), (parts) => (parts.password = "errada")),
      );
      expect(message).toMatch(/password authentication failed/);
      expect(message).not.toContain("errada");
    },
  );

  it("when there is no such database", async () => {
    expect(
      await prepareRefusal(
        changedUrl(inject("adminUrl"), (parts) => (parts.pathname = "/nenhuma")),
      ),
    ).toMatch(/does not exist/);
  });

  it("when the address is none", async () => {
    expect(await prepareRefusal("postgres://[nowhere")).toMatch(/cannot be reached/);
  });
});
