import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { listenOnFreePort } from "../../src/server/testing/listen-on-free-port.ts";

/** A network between the site and its database, which a test may break. */
export type DatabaseProxy = {
  /** The database's address as the site is to use it. */
  url: string;
  /** Resets every connection, and every new one. */
  cut(): void;
  /** Holds back all bytes of both directions; the connections stay open. */
  hold(): void;
  /** Ends `cut` and `hold`; bytes that were held get through. */
  mend(): void;
  /** The database does the next `count` commits; their connections are reset in place of the reply. */
  loseRepliesToCommits(count: number): void;
  /** The number of such commits so far. */
  lostReplies(): number;
};

type Line = { toSite: Socket; toDatabase: Socket };

/**
 * Part of the message that binds the statement called commit: the end of its portal's name, which is empty, and the
 * statement's name.
 */
const commitMessage = Buffer.from("\u0000commit\u0000", "latin1");

/** Listens on 127.0.0.1 and passes on what comes to the database at `url`, until the test ends. */
export async function newDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url);
  const lines = new Set<Line>();
  let isCut = false;
  let isHeld = false;
  let toLose = 0;
  let lost = 0;

  const server = createServer((toSite) => {
    if (isCut) {
      toSite.resetAndDestroy();
      return;
    }
    const toDatabase = connect(Number(port), hostname);
    const line = { toSite, toDatabase };
    lines.add(line);
    let losesReply = false;
    const end = () => {
      toSite.destroy();
      toDatabase.destroy();
      lines.delete(line);
    };
    for (const socket of [toSite, toDatabase]) {
      socket.on("error", end);
      socket.on("close", end);
      if (isHeld) socket.pause();
    }
    toSite.on("data", (part: Buffer) => {
      if (toLose > 0 && part.includes(commitMessage)) {
        toLose -= 1;
        losesReply = true;
      }
      toDatabase.write(part);
    });
    toDatabase.on("data", (part: Buffer) => {
      if (!losesReply) {
        toSite.write(part);
        return;
      }
      lost += 1;
      toSite.resetAndDestroy();
    });
  });
  const ownPort = await listenOnFreePort(server);
  const proxied = new URL(url);
  proxied.searchParams.delete("host");
  proxied.hostname = "127.0.0.1";
  proxied.port = String(ownPort);
  const cut = () => {
    isCut = true;
    for (const { toSite, toDatabase } of lines) {
      toSite.resetAndDestroy();
      toDatabase.destroy();
    }
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const everySocket = () => [...lines].flatMap((line) => [line.toSite, line.toDatabase]);
  return {
    url: proxied.href,
    cut,
    hold() {
      isHeld = true;
      for (const socket of everySocket()) socket.pause();
    },
    mend() {
      isCut = false;
      isHeld = false;
      for (const socket of everySocket()) socket.resume();
    },
    loseRepliesToCommits: (count) => (toLose = count),
    lostReplies: () => lost,
  };
}
