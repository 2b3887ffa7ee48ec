import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { newFolder, start } from "../db/embedded/testing-starts.ts";
import { runProgram, whoever } from "../testing/run-program.ts";
import { findRunningDatabaseUrl } from "../db/embedded/leftovers.ts";

const run = (program: string, given: Parameters<typeof runProgram>[1]) =>
  runProgram(`src/server/cli/${program}.ts`, given);

// Starting a program is slow when every processor is busy.
vi.setConfig({ testTimeout: 120_000 });

test("backup works beside a running server, and restore starts what does not run", async () => {
  const files = await mkdtemp(join(tmpdir(), "comanda-backup-"));
  onTestFinished(() => rm(files, { recursive: true, force: true }));
  const [from, to] = [await newFolder(), await newFolder()];
  const of = (dataDir: string) => ({ DATA_DIR: dataDir, INIT_CWD: files });
  const { url } = await start(from);
  await run("account", { args: ["create", "casa", ...whoever], settings: of(from) });
  const [, , , user = ""] = whoever;
  await run("account", { args: ["access-token", "casa", user], settings: of(from) });

  expect(await run("backup", { args: ["casa.backup"], settings: of(from) })).toEqual({
    code: 0,
    out: expect.stringMatching(
      /^Backed up to \S+casa\.backup: 1 account, \d+ rows, \d+ picture files\.\nIt was restored into a database of its own, and every row was there\.\n$/,
    ),
    complaints: "",
  });
  expect(await findRunningDatabaseUrl(from)).toBe(url);
  const bytes = await readFile(join(files, "casa.backup"));
  await writeFile(join(files, "cut.backup"), bytes.subarray(0, -20));
  expect(await run("restore", { args: ["cut.backup"], settings: of(to) })).toEqual({
    code: 1,
    out: "",
    complaints: expect.stringMatching(/^\S+cut\.backup is not whole: its end is missing\.\n$/),
  });
  expect(
    await run("restore", { args: ["casa.backup", "--account", "casa"], settings: of(to) }),
  ).toEqual({
    code: 0,
    out: expect.stringMatching(
      /^Restored from .*: 1 account, .*\nLeft out, as always: \d+ rows of staff's sessions, sign-in codes and news\.\n$/,
    ),
    complaints: "",
  });
  expect(await findRunningDatabaseUrl(to)).toBeUndefined();
  expect(await run("restore", { args: ["casa.backup"], settings: of(to) })).toEqual({
    code: 1,
    out: "",
    complaints: expect.stringMatching(/^The database is not empty .*\.\n$/),
  });
  expect((await run("account", { args: ["list"], settings: of(to) })).out).toMatch(/^casa +Casa /m);
});

test("backup and restore called wrongly say how they are called", async () => {
  for (const [program, args] of [
    ["backup", []],
    ["restore", ["a", "--all"]],
  ] as const) {
    const ended = await run(program, { args: [...args] });
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.complaints).toContain(`npm run ${program} -- <file> [--account <label>]`);
    const asked = await run(program, { args: ["--help"] });
    expect(asked).toMatchObject({ code: 0, complaints: "" });
    expect(ended.complaints).toContain(asked.out);
  }
});
