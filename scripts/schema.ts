import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareDatabase } from "../src/server/db/database.ts";
import { startEmbeddedDatabase } from "../src/server/db/embedded/embedded-database.ts";
import { createOwnDatabase } from "../src/server/db/own-database.ts";

// Writes src/server/db/schema.ts from the migrations, by running them on a database of its own.

const root = new URL("../", import.meta.url);
const run = (script: string, ...args: string[]) =>
  execFileSync(
    process.execPath,
    [fileURLToPath(new URL(`node_modules/${script}`, root)), ...args],
    {
      cwd: fileURLToPath(root),
      stdio: "inherit",
    },
  );

const dataDir = await mkdtemp(join(tmpdir(), "comanda-schema-"));
const server = await startEmbeddedDatabase({ dataDir });
try {
  const url = await createOwnDatabase(server.url);
  await prepareDatabase(url);
  run("kysely-codegen/dist/cli/bin.js", "--config-file", ".kysely-codegenrc.json", "--url", url);
  run("oxfmt/bin/oxfmt", "src/server/db/schema.ts");
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true });
}
