import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { prepareDatabase } from "../../src/server/db/database.ts";
import { getFreePort } from "../../src/server/db/embedded/free-port.ts";
import { listenOnFreePort } from "../../src/server/testing/listen-on-free-port.ts";
import { runProgram, type Settings } from "../../src/server/testing/run-program.ts";
import { newDatabase } from "./new-database.ts";
import { newFolder, startServer } from "./server-process.ts";

const main = "src/server/main.ts";

/** Runs the program, which must refuse to start, and returns what it tells its operator. */
async function refusalOf(settings: Settings): Promise<string> {
  const dataDir = await newFolder();
  const port = String(await getFreePort());
  const { code, out, complaints } = await runProgram(main, {
    settings: { DATA_DIR: dataDir, PORT: port, DEMO: "0", ...settings },
  });
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(complaints).toMatch(/^[^\n]+\.\n$/);
  return complaints.trim();
}

describe("a start that cannot be ends at once, with one sentence", () => {
  it("when the port is in use", async () => {
    const other = createServer();
    onTestFinished(() => void other.close());
    const port = await listenOnFreePort(other);
    expect(await refusalOf({ PORT: String(port) })).toBe(
      `Port ${port} is in use by another program: stop that one, or set PORT to another port.`,
    );
  });

  it("when the address is of another machine", async () => {
    expect(await refusalOf({ HOST: "203.0.113.1" })).toBe(
      "The setting HOST cannot be used: 203.0.113.1 is no address of this machine.",
    );
  });

  it("when the data folder is in use by another one, which goes on", async () => {
    const dataDir = await newFolder();
    const first = await startServer({ DATA_DIR: dataDir });
    expect(await refusalOf({ DATA_DIR: dataDir })).toContain(
      `The data folder ${dataDir} is in use`,
    );
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  });

  it.each([["the embedded database"], ["another database"]])(
    "when the data folder cannot be written, with %s",
    async (database) => {
      const dataDir = "/dev/null/comanda";
      const settings: Settings =
        database === "another database"
          ? { DATA_DIR: dataDir, DATABASE_URL: inject("adminUrl") }
          : { DATA_DIR: dataDir };
      expect(await refusalOf(settings)).toContain(`The data folder ${dataDir} cannot be written`);
    },
  );

  it("when the database cannot be reached", async () => {
    const port = await getFreePort();
    expect(
      await refusalOf({ DATABASE_URL: `postgres://owner:secret@127.0.0.1:${port}/menus` }),
    ).toMatch(
      new RegExp(
        `^The database at 127\\.0\\.0\\.1:${port}/menus cannot be reached: connect ECONNREFUSED`,
      ),
    );
  });

  it("when the database does not take the password, which is not told", async () => {
    const url = new URL(inject("adminUrl"));
    url.password = "not-this-one";
    const sentence = await refusalOf({ DATABASE_URL: url.href });
    expect(sentence).toMatch(/cannot be reached: password authentication failed/);
    expect(sentence).not.toContain("not-this-one");
  });

  it("when a newer program has been at the database", async () => {
    const url = await newDatabase();
    await prepareDatabase(url);
    const admin = new pg.Client(url);
    await admin.connect();
    await admin.query(
      "insert into schema_migrations (version, name) values (9999, '9999_of_tomorrow.sql')",
    );
    await admin.end();
    expect(await refusalOf({ DATABASE_URL: url })).toMatch(
      /^The database has schema version 9999, but this program/,
    );
  });

  it("when a setting cannot be used", async () => {
    expect(await refusalOf({ PORT: "everywhere" })).toBe(
      "The setting PORT cannot be used: must be a whole number from 0 to 65535.",
    );
    expect(await refusalOf({ DATABASE_URL: join("/", "var", "menus.db") })).toBe(
      "The setting DATABASE_URL cannot be used: must start with postgres://.",
    );
  });
});
