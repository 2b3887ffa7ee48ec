import { randomUUIDv7 } from "node:crypto";
import pg from "pg";
import { describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { addEvent } from "../db/outbox.ts";
import { accountSetting, withAccount } from "../db/with-account.ts";
import { leastMs } from "../testing/least-ms.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { sharedApp } from "../testing/start-app.ts";
import { readEvents, readPosition, type OutboxEvent } from "./outbox-reader.ts";
import { startRelay, type Relay } from "./relay.ts";
import { newRelayLine } from "./testing-relay-line.ts";

const testApp = sharedApp();

/** Above what the poll needs after a reconnect, below a test's patience. */
const patience = { timeout: 20_000, interval: 10 };

/** A relay of the test's own, and the subjects that it told of one account. */
async function startListening(
  { accountId }: TestAccount,
  relayUrl = inject("databaseUrls").relay,
): Promise<{ relay: Relay; heard: (string | null)[] }> {
  const relay = await startRelay({ relayUrl, logger: testApp.app.log });
  onTestFinished(() => relay.close());
  const heard: (string | null)[] = [];
  relay.subscribe((events) => heard.push(...subjectsOf(events, accountId)));
  return { relay, heard };
}

function subjectsOf(events: readonly OutboxEvent[], accountId: string): (string | null)[] {
  return events.filter((event) => event.accountId === accountId).map((event) => event.subjectId);
}

async function writeEvent({ accountId }: TestAccount): Promise<string> {
  const subjectId = randomUUIDv7();
  await withAccount(testApp.database, { accountId, mode: "write" }, (tx) =>
    addEvent(tx, { topic: "order", subjectId }),
  );
  return subjectId;
}

async function connectAdmin(): Promise<pg.Client> {
  const admin = new pg.Client(inject("adminUrl"));
  await admin.connect();
  onTestFinished(() => admin.end());
  return admin;
}

/** A transaction of the account that has written one event and stays open. */
async function openTransaction({ accountId }: TestAccount) {
  const client = new pg.Client(inject("databaseUrls").app);
  await client.connect();
  onTestFinished(() => client.end());
  const subjectId = randomUUIDv7();
  await client.query("begin");
  await client.query(accountSetting(accountId));
  await client.query("insert into outbox (event_id, topic, subject_id) values ($1, 'order', $2)", [
    randomUUIDv7(),
    subjectId,
  ]);
  return { subjectId, end: (how: "commit" | "rollback") => client.query(how) };
}

describe("the relay", () => {
  it("tells of a committed event well within a second", async () => {
    const account = await newAccount(testApp);
    const { relay, heard } = await startListening(account);
    const takenMs = await leastMs(500, async () => {
      const startedAt = performance.now();
      const subjectId = await writeEvent(account);
      relay.wake();
      await vi.waitFor(() => expect(heard.splice(0)).toEqual([subjectId]), patience);
      return performance.now() - startedAt;
    });
    expect(takenMs).toBeLessThan(500);
  });

  it("tells every process what any of them wrote", async () => {
    const account = await newAccount(testApp);
    const one = await startListening(account);
    const other = await startListening(account);
    const first = await writeEvent(account);
    one.relay.wake();
    const second = await writeEvent(account);
    other.relay.wake();
    await vi.waitFor(() => {
      expect(one.heard).toEqual([first, second]);
      expect(other.heard).toEqual([first, second]);
    }, patience);
  });

  it("finds an event whose wake-up was lost", async () => {
    const account = await newAccount(testApp);
    const { heard } = await startListening(account);
    const subjectId = await writeEvent(account);
    await vi.waitFor(() => expect(heard).toEqual([subjectId]), patience);
  });

  it("neither waits for an older transaction that is still open nor loses its event", async () => {
    const account = await newAccount(testApp);
    const { relay, heard } = await startListening(account);
    const older = await openTransaction(account);
    const abandoned = await openTransaction(account);
    const newer = await writeEvent(account);
    relay.wake();
    await vi.waitFor(() => expect(heard).toEqual([newer]), patience);
    await older.end("commit");
    await abandoned.end("rollback");
    relay.wake();
    await vi.waitFor(() => expect(heard).toEqual([newer, older.subjectId]), patience);
  });

  it("tells an event that is committed in the middle of a reading with the next one, once", async () => {
    const account = await newAccount(testApp);
    const client = new pg.Client(inject("databaseUrls").relay);
    await client.connect();
    onTestFinished(() => client.end());
    const position = await readPosition(client);
    const older = await openTransaction(account);
    const newer = await writeEvent(account);
    // The reading's first statement says how far it goes, and its second reads.
    const query = client.query.bind(client);
    const committing = async (text: string) => {
      const answer = await query(text);
      await older.end("commit");
      return answer;
    };
    // oxlint-disable-next-line typescript/no-misused-promises -- the form of it that the reader calls
    vi.spyOn(client, "query").mockImplementationOnce(committing);
    const first = await readEvents(client, position);
    const second = await readEvents(client, first.position);
    const third = await readEvents(client, second.position);
    expect(
      [first, second, third].map(({ events }) => subjectsOf(events, account.accountId)),
    ).toEqual([[newer], [older.subjectId], []]);
  });

  it("tells each event once when many are written at the same time", async () => {
    const account = await newAccount(testApp);
    const { relay, heard } = await startListening(account);
    const written = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const subjectId = await writeEvent(account);
        relay.wake();
        return subjectId;
      }),
    );
    await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(written.length), patience);
    const last = await writeEvent(account);
    relay.wake();
    await vi.waitFor(() => expect(heard.at(-1)).toBe(last), patience);
    expect(heard).toHaveLength(written.length + 1);
    expect(new Set(heard)).toEqual(new Set([...written, last]));
  });

  it("misses nothing when its connection is cut", async () => {
    const account = await newAccount(testApp);
    const { relayUrl, cut } = newRelayLine();
    const { relay, heard } = await startListening(account, relayUrl);
    const before = await writeEvent(account);
    relay.wake();
    await vi.waitFor(() => expect(heard).toEqual([before]), patience);
    expect(await cut()).toBe(1);
    const during = await writeEvent(account);
    relay.wake();
    await vi.waitFor(() => expect(heard).toEqual([before, during]), patience);
    const after = await writeEvent(account);
    relay.wake();
    await vi.waitFor(() => expect(heard).toEqual([before, during, after]), patience);
  });

  it("goes on for the others when a listener fails", async () => {
    const account = await newAccount(testApp);
    const relay = await startRelay({
      relayUrl: inject("databaseUrls").relay,
      logger: testApp.app.log,
    });
    onTestFinished(() => relay.close());
    const heard: (string | null)[] = [];
    relay.subscribe(() => {
      throw new Error("a careless listener");
    });
    // oxlint-disable-next-line typescript/no-misused-promises -- just what nobody should do
    relay.subscribe(async () => {
      throw new Error("a careless async listener");
    });
    relay.subscribe((events) => {
      expect(Object.isFrozen(events) && events.every(Object.isFrozen)).toBe(true);
      heard.push(...subjectsOf(events, account.accountId));
    });
    const subjectId = await writeEvent(account);
    relay.wake();
    await vi.waitFor(() => expect(heard).toEqual([subjectId]), patience);
    expect(testApp.logLines.join("")).toContain("a careless async listener");
  });

  it("is silent to those who have left, and after it is closed", async () => {
    const account = await newAccount(testApp);
    const leaving = await startListening(account);
    const closing = await startListening(account);
    const staying = await startListening(account);
    const left: (string | null)[] = [];
    leaving.relay.subscribe((events) => left.push(...subjectsOf(events, account.accountId)))();
    await closing.relay.close();
    const subjectId = await writeEvent(account);
    staying.relay.wake();
    await vi.waitFor(
      () => expect([staying.heard, leaving.heard]).toEqual([[subjectId], [subjectId]]),
      patience,
    );
    expect([left, closing.heard]).toEqual([[], []]);
  });

  it("tells the others of a last write when it is closed at once", async () => {
    const account = await newAccount(testApp);
    const staying = await startListening(account);
    const takenMs = await leastMs(1_000, async () => {
      const closing = await startListening(account);
      const subjectId = await writeEvent(account);
      const startedAt = performance.now();
      closing.relay.wake();
      await closing.relay.close();
      await vi.waitFor(() => expect(staying.heard.splice(0)).toEqual([subjectId]), patience);
      return performance.now() - startedAt;
    });
    expect(takenMs).toBeLessThan(1_000);
  });

  it("removes events after a week, and keeps the younger ones", async () => {
    const account = await newAccount(testApp);
    const admin = await connectAdmin();
    const young = await writeEvent(account);
    const old = await writeEvent(account);
    // An event that old is also the first in the outbox.
    await admin.query(
      "update outbox set created_at = now() - interval '7 days 1 minute', transaction_id = '3' where subject_id = $1",
      [old],
    );
    await startListening(account);
    await vi.waitFor(async () => {
      const { rows } = await admin.query("select subject_id from outbox where account_id = $1", [
        account.accountId,
      ]);
      expect(rows).toEqual([{ subject_id: young }]);
    }, patience);
  });
});
