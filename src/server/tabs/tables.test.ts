import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { newCaller, signedInAdmin } from "../testing/caller.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { call, newDiningRoom, quiet, stateOf, type DiningRoom } from "./testing-dining-room.ts";

const testApp = sharedApp();
let { account, guest, attendant, table, setAccount } = {} as DiningRoom;
beforeEach(async () => {
  ({ account, guest, attendant, table, setAccount } = await newDiningRoom(testApp));
});

describe("the list of tables", () => {
  it("has as many as the account says, numbered from 1, free and quiet", async () => {
    const { locations } = await attendant.tables.list();
    expect(locations).toEqual(
      [1, 2, 3, 4].map((number) => ({ id: expect.any(String), number, ...quiet })),
    );
    expect(new Set(locations.map(({ id }) => id)).size).toBe(4);
  });

  it("follows the setting, and tables keep their ids", async () => {
    const before = await attendant.tables.list();
    await setAccount({ extras: { locations: 0 } });
    expect((await attendant.tables.list()).locations).toEqual([]);
    await setAccount({ extras: { locations: 500 } });
    const { locations } = await attendant.tables.list();
    expect(locations).toHaveLength(500);
    expect(locations.slice(0, 4)).toEqual(before.locations);
  });

  it("fault 58: is for staff, and who never signed in hears of no session that has ended", async () => {
    await call(guest, 1);
    expect(await refusalOf(guest.tables.list())).toMatchObject({
      status: 403,
      error: "access_denied",
    });
    const nobody = newCaller(testApp, account).tables.list();
    expect(await refusalOf(nobody)).toMatchObject({ status: 400, error: "auth_required" });
    const admin = await signedInAdmin(testApp, account);
    expect((await admin.tables.list()).locations).toHaveLength(4);
  });
});

describe("the tables of another account", () => {
  it("are neither seen, nor called, nor answered", async () => {
    const other = await newDiningRoom(testApp);
    const stranger = other.attendant;
    await call(guest, 1);
    const mine = await table(1);
    const theirs = await stranger.tables.list();
    expect(theirs.locations).toMatchObject([quiet, quiet, quiet, quiet]);
    expect(theirs.locations.map(({ id }) => id)).not.toContain(mine.id);
    const end = (id: string) =>
      refusalOf(stranger.tables.setAddressed({ params: { id }, body: { addressed: false } }));
    expect(await end(mine.id)).toEqual(await end(randomUUID()));
    const intruder = other.guest;
    intruder.useToken(guest.token());
    expect(await refusalOf(call(intruder, 2))).toMatchObject({
      status: 403,
      error: "access_denied",
    });
    expect(stateOf(await table(1))).toBe("calling");
    expect(await other.tableEvents()).toEqual([]);
  });
});
