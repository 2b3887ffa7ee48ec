import pg from "pg";

/** A connection outside of the pool, for its caller to end. */
export async function connectClient(
  url: string,
  options: Pick<pg.ClientConfig, "application_name"> = {},
): Promise<pg.Client> {
  const client = new pg.Client({
    ...options,
    connectionString: url,
    connectionTimeoutMillis: 10_000,
  });
  // If the connection breaks later, the query under way fails; without a listener the process would end.
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return client;
}
