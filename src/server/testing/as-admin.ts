import pg from "pg";

/** Runs something over a connection of its own. */
export async function asAdmin<Result>(
  url: string,
  run: (admin: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
