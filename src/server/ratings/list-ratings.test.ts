import { beforeEach, describe, expect, it } from "vitest";
import { newCaller, signedInAdmin, signedInAttendant } from "../testing/caller.ts";
import { newAccount } from "../testing/new-account.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { newRatedShop, rate, ratingsUrl, type RatedShop } from "./testing-rated-shop.ts";

const testApp = sharedApp();
let { account, guest, newGuest, listed } = {} as RatedShop;
beforeEach(async () => {
  ({ account, guest, newGuest, listed } = await newRatedShop(testApp));
});

describe("the list of ratings", () => {
  it("is empty, without an average, before the first one", async () => {
    expect(await listed()).toEqual({ ratings: [], average: null, count: 0, next: null });
  });

  it("comes in pages, newest first, each with the average and count of all", async () => {
    const sent: string[] = [];
    for (let n = 0; n < 51; n += 1) {
      sent.push((await rate(await newGuest(), { rate: n === 0 ? 5 : 4 })).rating.id);
    }
    const admin = await signedInAdmin(testApp, account);
    const first = await admin.ratings.list({ query: {} });
    const whole = { count: 51, average: 4.02 };
    expect(first).toMatchObject({ ...whole, next: sent[1] });
    const last = await admin.ratings.list({ query: { cursor: String(first.next) } });
    expect(last).toMatchObject({ ...whole, next: null });
    expect([...first.ratings, ...last.ratings].map(({ id }) => id)).toEqual(sent.toReversed());
  });

  it("is for the account's admin alone, and never says who rated", async () => {
    await rate(guest, { rate: 1, description: "Fria" });
    const attendant = await signedInAttendant(testApp, account);
    for (const caller of [guest, attendant]) {
      expect(await refusalOf(caller.ratings.list({ query: {} }))).toMatchObject({
        status: 403,
        error: "access_denied",
      });
    }
    const nobody = await refusalOf(newCaller(testApp, account).ratings.list({ query: {} }));
    expect(nobody).toMatchObject({ status: 400, error: "auth_required" });
    const { ratings } = await listed();
    expect(ratings.map((row) => Object.keys(row).toSorted())).toEqual([
      ["created", "description", "has_order", "id", "rate"],
    ]);
  });

  it("refuses a cursor that is none, and a question it does not know", async () => {
    const admin = await signedInAdmin(testApp, account);
    for (const query of ["cursor=1", "cursor=", "cursor=a'b", "rate=5"]) {
      const answer = await rawCall(testApp, {
        url: `${ratingsUrl}?${query}`,
        host: account.host,
        token: admin.token(),
      });
      expect([answer.status, answer.body.error], query).toEqual([422, "unprocessable_entity"]);
    }
  });

  it("is nothing that another account sees or moves", async () => {
    const other = await newAccount(testApp);
    const { rating } = await rate(guest, { rate: 1, description: "Só desta casa" });
    expect(await listed(other)).toMatchObject({ ratings: [], average: null, count: 0 });
    const otherAdmin = await signedInAdmin(testApp, other);
    expect((await otherAdmin.ratings.list({ query: { cursor: rating.id } })).ratings).toEqual([]);
    const stranger = newCaller(testApp, other);
    stranger.useToken(guest.token());
    expect(await refusalOf(rate(stranger, { rate: 5 }))).toMatchObject({
      status: 403,
      error: "access_denied",
    });
    expect(await listed()).toMatchObject({ count: 1, average: 1 });
  });
});
