import { randomBytes, randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { sharedApp } from "../testing/start-app.ts";
import { addEvent } from "./outbox.ts";
import { preparedLast, preparedDeferred } from "./prepared.ts";
import { violates, withAccount, type Tx } from "./with-account.ts";

const testApp = sharedApp({ poolSize: 2 });
let account: TestAccount;
beforeAll(async () => {
  account = await newAccount(testApp);
});

const write = <Result>(run: (tx: Tx) => Promise<Result>) =>
  withAccount(testApp.database, { accountId: account.accountId, mode: "write" }, run);

/** A rating by an unknown guest breaks a foreign key; one without a guest does not. */
const writeRating = preparedDeferred<{
  accountId: string;
  ratingId: string;
  guestId: string | null;
}>()("test-write-rating", (db, given) =>
  db.insertInto("ratings").values({
    account_id: given.accountId,
    rating_id: given.ratingId,
    guest_id: given.guestId,
    day: new Date(),
    rate: 5,
  }),
);

const rate = (tx: Tx, guestId: string | null) =>
  writeRating(tx, { accountId: account.accountId, ratingId: randomUUIDv7(), guestId });

const countRatings = () =>
  write(async ({ db, accountId }) => {
    const { count } = await db
      .selectFrom("ratings")
      .select((of) => of.fn.countAll<number>().as("count"))
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow();
    return count;
  });

const failForNow = preparedDeferred<Record<string, never>>()(
  "test-serialization-failure",
  () => sql`do $$ begin raise sqlstate '40001'; end $$`,
);

const ofNobody = { constraint: "ratings_account_id_guest_id_fkey" };

describe("a write that nobody waits for", () => {
  it("is there when the transaction has ended, and each of several of the same form", async () => {
    const before = await countRatings();
    await write(async (tx) => {
      await rate(tx, null);
      await rate(tx, null);
    });
    expect(await countRatings()).toBe(before + 2);
  });

  it("is seen by the next query of its transaction", async () => {
    const seen = await write(async (tx) => {
      const subjectId = randomUUIDv7();
      await addEvent(tx, { topic: "order", subjectId });
      return tx.db
        .selectFrom("outbox")
        .select("topic")
        .where("account_id", "=", tx.accountId)
        .where("subject_id", "=", subjectId)
        .execute();
    });
    expect(seen).toEqual([{ topic: "order" }]);
  });

  it("fails its transaction by its own error when it is the last, and nothing is kept", async () => {
    const before = await countRatings();
    const failed = write(async (tx) => {
      await rate(tx, null);
      await rate(tx, randomUUIDv7());
    });
    await expect(failed).rejects.toMatchObject(ofNobody);
    expect(await countRatings()).toBe(before);
  });

  it("fails the next query by its own error, which can be told like any other", async () => {
    const failed = write(async (tx) => {
      await rate(tx, randomUUIDv7());
      return tx.db
        .selectFrom("ratings")
        .select("rate")
        .where("account_id", "=", tx.accountId)
        .execute();
    });
    const error: unknown = await failed.catch((thrown: unknown) => thrown);
    expect(violates(error, ofNobody.constraint)).toBe(true);
  });

  it("leaves its connection as good as new, whatever else went wrong", async () => {
    for (let round = 0; round < 6; round += 1) {
      const failed = write(async (tx) => {
        await rate(tx, randomUUIDv7());
        throw new Error("the handler threw");
      });
      await expect(failed).rejects.toThrow("the handler threw");
      const label = randomBytes(4).toString("hex");
      const { rows } = await write(({ db }) =>
        sql<{ label: string }>`select ${label}::text as label`.execute(db),
      );
      expect(rows).toEqual([{ label }]);
    }
  });
});

describe("a transaction", () => {
  it("that asks for nothing answers all the same", async () => {
    await expect(write(async () => "done")).resolves.toBe("done");
  });

  it("takes no more questions once it is over, whoever still has it in hand", async () => {
    let kept: Tx | undefined;
    await write(async (tx) => void (kept = tx));
    await expect(
      kept?.db
        .selectFrom("ratings")
        .select("rate")
        .where("account_id", "=", account.accountId)
        .execute(),
    ).rejects.toThrow("The transaction is over");
  });

  it("fails all that is asked at once, and its end, by what failed first", async () => {
    let errors: unknown[] = [];
    const failed = write(async (tx) => {
      errors = [];
      await rate(tx, randomUUIDv7());
      const asked = [1, 2].map(() =>
        tx.db.selectFrom("ratings").select("rate").where("account_id", "=", tx.accountId).execute(),
      );
      await Promise.all(
        asked.map((answer) => answer.catch((error: unknown) => errors.push(error))),
      );
    });
    await expect(failed).rejects.toMatchObject(ofNobody);
    expect(errors).toMatchObject([ofNobody, ofNobody]);
  });

  it("runs again when a write that nobody waited for has to be repeated", async () => {
    let runs = 0;
    const result = write(async (tx) => {
      runs += 1;
      if (runs < 3) await failForNow(tx, {});
      return runs;
    });
    await expect(result).resolves.toBe(3);
  });
});

describe("a transaction's last query", () => {
  const countLast = preparedLast<{ accountId: string }>()("test-count-ratings-last", (db, given) =>
    db
      .selectFrom("ratings")
      .select((of) => of.fn.countAll<number>().as("count"))
      .where("account_id", "=", given.accountId),
  );
  const failLast = preparedLast<Record<string, never>>()(
    "test-fail-last",
    () => sql`select 1 / (select count(*) from schema_migrations where version < 0)`,
  );

  it("sees what was written before it, which its end keeps", async () => {
    const before = await countRatings();
    const seen = await write(async (tx) => {
      await rate(tx, null);
      return countLast(tx, { accountId: tx.accountId });
    });
    expect(seen).toEqual([{ count: before + 1 }]);
    expect(await countRatings()).toBe(before + 1);
  });

  it("takes back what was written before it when it fails", async () => {
    const before = await countRatings();
    const failing = write(async (tx) => {
      await rate(tx, null);
      await failLast(tx, {});
    });
    await expect(failing).rejects.toMatchObject({ code: "22012" });
    expect(await countRatings()).toBe(before);
  });

  it("is held to be the last, and leaves the connection to the next as it was", async () => {
    const going = write(async (tx) => {
      await countLast(tx, { accountId: tx.accountId });
      await countLast(tx, { accountId: tx.accountId });
    });
    await expect(going).rejects.toThrow("last query was sent already");
    expect(await countRatings()).toBeGreaterThanOrEqual(0);
  });
});

it("a statement is not made a second time with the same text, whose answer would be another's", () => {
  const make = (name: string) =>
    preparedLast<{ id: string }>()(name, (db, given) =>
      db.selectNoFrom(sql`${given.id}::uuid`.as("same_text")),
    );
  make("test-same-text");
  expect(() => make("test-same-text-again")).toThrow("test-same-text and test-same-text-again");
});
