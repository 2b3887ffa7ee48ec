import { startEmbeddedDatabase } from "../src/server/db/embedded/embedded-database.ts";
import { createOwnDatabase } from "../src/server/db/own-database.ts";

/** A PostgreSQL in the folder with an empty database, for programs that share it; disposing of it ends it. */
export async function newOwnDatabase(
  dataDir: string,
): Promise<AsyncDisposable & { url: string; postmasterPid: number }> {
  const server = await startEmbeddedDatabase({ dataDir });
  return {
    url: await createOwnDatabase(server.url),
    postmasterPid: server.postmasterPid,
    [Symbol.asyncDispose]: () => server.stop(),
  };
}
