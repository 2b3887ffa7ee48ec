import { beforeEach, describe, expect, it } from "vitest";
import { signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let account: TestAccount;
let owner: Caller;
let ids: Record<string, string>;
beforeEach(async () => {
  account = await newAccount(testApp);
  owner = await signedInAdmin(testApp, account);
  ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
  ]);
});

const save = async (names: string[]) =>
  (await owner.stations.save({ body: { stations: names.map((name) => ({ name })) } })).stations;
const problemsOf = async (call: Promise<unknown>) => {
  const { status, error, problems } = await refusalOf(call);
  return [status, error, problems];
};
/** Stations of the water and its category, by the menu. */
async function stationsOfMenu() {
  const [drinks] = (await owner.content.menu()).menu;
  return [drinks?.extras.station, drinks?.items[0]?.extras.station];
}

describe("stations", () => {
  it("are none at first, and keep their order, their ids and one default", async () => {
    expect(await owner.stations.get()).toEqual({ stations: [] });
    const [bar, grill] = await save(["  Bar ", "Grelha"]);
    expect([bar?.name, bar?.default, grill?.default]).toEqual(["Bar", true, false]);
    const turned = [
      { ...grill, name: "Grelha", default: true },
      { ...bar, name: "Bar do fundo", default: false },
      { name: "Forno" },
    ];
    const { stations } = await owner.stations.save({ body: { stations: turned } });
    expect(stations.map(({ id }) => id).slice(0, 2)).toEqual([grill?.id, bar?.id]);
    expect(stations.map((one) => one.default)).toEqual([true, false, false]);
    expect(await owner.stations.get()).toEqual({ stations });
  });

  it("without a name, or with another's, are refused and nothing is stored", async () => {
    expect(await problemsOf(save(["Bar", " "]))).toEqual([
      400,
      "mandatory_fields",
      { "stations.1.name": { code: "required" } },
    ]);
    expect(await problemsOf(save(["Bar", "BAR"]))).toEqual([
      422,
      "unprocessable_entity",
      { "stations.1.name": { code: "repeated" } },
    ]);
    expect(await owner.stations.get()).toEqual({ stations: [] });
  });

  it("that another owner has changed meanwhile are not overwritten", async () => {
    const base = await save(["Bar"]);
    await save(["Bar", "Grelha"]);
    const late = owner.stations.save({ body: { stations: [{ name: "Forno" }], base } });
    expect(await refusalOf(late)).toMatchObject({ status: 409, error: "conflict" });
  });

  it("that are sent again, because the answer was lost, are the same", async () => {
    const body = { stations: [{ name: "Bar" }, { name: "Grelha" }], base: [] };
    const first = await owner.stations.save({ body });
    expect(await owner.stations.save({ body })).toEqual(first);
  });

  it("make a category, an item, or whatever no other makes once they are gone", async () => {
    const [bar, grill] = await save(["Bar", "Grelha"]);
    await owner.content.saveCategory({
      body: { data: { id: String(ids["Bebidas"]), extras: { station: String(bar?.id) } } },
    });
    await owner.content.saveItem({
      body: { data: { id: String(ids["Água"]), extras: { station: String(grill?.id) } } },
    });
    expect(await stationsOfMenu()).toEqual([bar?.id, grill?.id]);
    await owner.stations.save({ body: { stations: [{ ...bar, name: "Bar" }] } });
    expect(await stationsOfMenu()).toEqual([bar?.id, null]);
  });

  it("of another account, and made-up ones, make nothing here", async () => {
    const other = await signedInAdmin(testApp, await newAccount(testApp));
    const { stations } = await other.stations.save({ body: { stations: [{ name: "Bar" }] } });
    for (const station of [String(stations[0]?.id), String(ids["Água"])]) {
      const edit = { id: String(ids["Água"]), extras: { station } };
      expect(await problemsOf(owner.content.saveItem({ body: { data: edit } }))).toEqual([
        400,
        "invalid_id",
        { "data.extras.station": { code: "does_not_exist" } },
      ]);
    }
    expect(await stationsOfMenu()).toEqual([null, null]);
  });
});
