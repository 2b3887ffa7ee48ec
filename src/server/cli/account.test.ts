import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { newFolder, start } from "../db/embedded/testing-starts.ts";
import { runProgram, whoever, type Settings } from "../testing/run-program.ts";
import { findRunningDatabaseUrl } from "../db/embedded/leftovers.ts";

const run = (args: string[], settings: Settings) =>
  runProgram("src/server/cli/account.ts", { args, settings });

// Starting a program is slow when every processor is busy.
vi.setConfig({ testTimeout: 90_000 });

test("works as a command of its own on the database of DATABASE_URL", async () => {
  const folder = await mkdtemp(join(tmpdir(), "comanda-account-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const settings = {
    DATABASE_URL: inject("adminUrl"),
    PORT: "8080",
    BASE_DOMAIN: "comanda.test",
    INIT_CWD: folder,
  };
  const label = `real-${process.pid}`;
  await writeFile(join(folder, "menu.csv"), "categoria,item,descricao,preco\nBebidas,Água,,2.30\n");

  expect(await run(["create", label, ...whoever, "--features", "delivery"], settings)).toEqual({
    code: 0,
    out: expect.stringContaining(
      `Account "${label}" is ready: http://${label}.comanda.test:8080/\n`,
    ),
    complaints: "",
  });
  expect((await run(["import", label, "menu.csv"], settings)).out).toContain(
    "+ Bebidas / Água R$ 2,30\n",
  );
  const exported = await run(["export", label], settings);
  expect(JSON.parse(exported.out)).toMatchObject({
    categories: [{ title_br: "Bebidas", items: [{ title_br: "Água", price: 2.3 }] }],
  });
  expect(await run(["create", label, ...whoever], settings)).toEqual({
    code: 1,
    out: "",
    complaints: `There is an account "${label}" already\n`,
  });
  expect(await run(["list"], { ...settings, PORT: "none" })).toMatchObject({
    code: 1,
    complaints: expect.stringMatching(/^The setting PORT /),
  });
});

test("starts the embedded database when nothing runs it, and works beside one that runs", async () => {
  const dataDir = await newFolder();
  const settings = { DATA_DIR: dataDir };
  expect(await run(["create", "primeira", ...whoever], settings)).toMatchObject({
    code: 0,
    complaints: "",
  });
  expect(await findRunningDatabaseUrl(dataDir)).toBeUndefined();

  const database = await start(dataDir);
  expect(await run(["create", "segunda", ...whoever], settings)).toMatchObject({
    code: 0,
    complaints: "",
  });
  expect(await findRunningDatabaseUrl(dataDir)).toBe(database.url);
  expect((await run(["list"], settings)).out).toMatch(/^primeira .*\nsegunda /m);
});
