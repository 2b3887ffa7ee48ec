import { createServer } from "node:net";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { freshDatabase } from "../testing/fresh-database.ts";
import { changedUrl, prepareRefusal } from "../testing/prepare-refusal.ts";
import { runProgram } from "../testing/run-program.ts";

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

  // Another server may let everybody in without asking.
  it.skipIf(process.env["DATABASE_URL"])(
    "when its own roles cannot sign in, because the password stands elsewhere",
    async () => {
      const { adminUrl, drop } = await freshDatabase();
      onTestFinished(drop);
      const settings = {
        DATABASE_URL: changedUrl(adminUrl, (parts) => (parts.password = "")),
        PGPASSWORD: decodeURIComponent(new URL(adminUrl).password),
      };
      const listing = await runProgram("src/server/cli/account.ts", { args: ["list"], settings });
      expect(listing).toMatchObject({ code: 1, out: "" });
      expect(listing.complaints).toMatch(
        /^The role \w+, which .+ cannot sign in .+ password.+\.\n$/,
      );
    },
  );

  it("when the address is none", async () => {
    expect(await prepareRefusal("postgres://[nowhere")).toMatch(/cannot be reached/);
  });
});
