import pg from "pg";

/** A connection of an administrator, for its caller to end. */
export async function connectAdmin(
  url: string,
  options: Pick<pg.ClientConfig, "application_name"> = {},
): Promise<pg.Client> {
  const admin = new pg.Client({
    ...options,
    connectionString: url,
    connectionTimeoutMillis: 10_000,
  });
  // If the connection breaks later, the query under way fails; without a listener the process would end.
  admin.on("error", () => undefined);
  try {
    await admin.connect();
  } catch (error) {
    await admin.end().catch(() => undefined);
    throw error;
  }
  return admin;
}
