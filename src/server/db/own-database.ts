import { connectClient } from "./connect-client.ts";
import { hasSqlState } from "./sql-state.ts";

const name = "comanda";
const duplicateDatabase = "42P04";

/** The address of this program's database on the embedded server, which is made on the first start. */
export async function createOwnDatabase(serverUrl: string): Promise<string> {
  const admin = await connectClient(serverUrl);
  try {
    const { rowCount } = await admin.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) await admin.query(`create database ${name}`);
  } catch (error) {
    // The command for accounts may have made it a moment earlier.
    if (!hasSqlState(error, [duplicateDatabase])) throw error;
  } finally {
    await admin.end().catch(() => undefined);
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
