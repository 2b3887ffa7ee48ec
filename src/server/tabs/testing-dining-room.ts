import type { Location } from "../../contract/tables.ts";
import { tableState } from "../../domain/table-state.ts";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import type { TestApp } from "../testing/start-app.ts";

/** A table at which nothing goes on. */
export const quiet = {
  status_id: 2,
  service_request: false,
  addressed: false,
  service_requested_at: null,
  addressed_at: null,
  addressed_by: null,
  bill_requested_at: null,
  sheets: [],
  last_order: null,
  guest_orders: [],
};

export const stateOf = (location: Location) => tableState(location).key;

/** A guest calls for an attendant. */
export const call = (caller: Caller, number: number) =>
  caller.tables.requestService({ body: { number } });

/** An account with four tables at which guests may call. */
export type DiningRoom = {
  account: TestAccount;
  guest: Caller;
  attendant: Caller;
  table: (number: number) => Promise<Location>;
  setAddressed: (number: number, addressed: boolean) => Promise<Location>;
  /** The tables that events were recorded for, in order. */
  tableEvents: () => Promise<(string | null)[]>;
  setAccount: (values: {
    active?: boolean;
    local_order?: boolean;
    extras?: { locations: number };
  }) => Promise<void>;
};

export async function newDiningRoom(testApp: TestApp): Promise<DiningRoom> {
  const account = await newAccount(testApp, {
    features: { localOrder: true },
    extras: { locations: 4 },
  });
  const { accountId } = account;
  const attendant = await signedInAttendant(testApp, account);
  async function table(number: number): Promise<Location> {
    const { locations } = await attendant.tables.list();
    const found = locations.find((location) => location.number === number);
    if (!found) throw new Error(`There is no table ${number}`);
    return found;
  }
  return {
    account,
    guest: newCaller(testApp, account),
    attendant,
    table,
    async setAddressed(number, addressed) {
      const { id } = await table(number);
      const given = { params: { id }, body: { addressed } };
      return (await attendant.tables.setAddressed(given)).location;
    },
    async tableEvents() {
      const rows = await withAccount(testApp.database, { accountId, mode: "read" }, ({ db }) =>
        db
          .selectFrom("outbox")
          .select("subject_id")
          .where("account_id", "=", accountId)
          .where("topic", "=", "table")
          .orderBy("event_id")
          .execute(),
      );
      return rows.map((row) => row.subject_id);
    },
    async setAccount(values) {
      await withAccount(testApp.database, { accountId, mode: "write" }, ({ db }) =>
        db.updateTable("accounts").set(values).where("account_id", "=", accountId).execute(),
      );
    },
  };
}
