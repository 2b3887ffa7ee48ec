// A process of its own that owns a database, for tests which kill it. It says lines of JSON, closes on Ctrl-C as the
// site does (which still needs the database then), and ends when its input does.
import { startEmbeddedDatabase } from "./embedded-database.ts";
import { StartRefused } from "../../operator-refused.ts";

function say(line: object): void {
  console.log(JSON.stringify(line));
}

try {
  const { url, postmasterPid, stop } = await startEmbeddedDatabase({
    dataDir: process.argv[2] ?? "",
    log: (line) => console.error(line),
  });
  const closeInOrder = async () => {
    const { default: pg } = await import("pg");
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query("select 'open' as database");
    say(rows[0]);
    await client.end();
    process.stdin.destroy();
    await stop();
  };
  process.once("SIGINT", () => void closeInOrder());
  process.stdin.resume().once("end", () => void stop());
  say({ url, postmasterPid });
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  say({ refused: error.message });
}
