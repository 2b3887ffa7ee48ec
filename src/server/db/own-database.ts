import pg from "pg";

const name = "comanda";
const duplicateDatabase = "42P04";

/** The address of this program's database on the embedded server, which is made on the first start. */
export async function createOwnDatabase(serverUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 10_000 });
  await admin.connect();
  try {
    const { rowCount } = await admin.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) await admin.query(`create database ${name}`);
  } catch (error) {
    // The command for accounts may have been a moment earlier.
    if (!(error instanceof pg.DatabaseError && error.code === duplicateDatabase)) throw error;
  } finally {
    await admin.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
