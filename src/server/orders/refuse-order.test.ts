import { describe, expect, it } from "vitest";
import type { Order } from "../../contract/orders.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedAnswerShop } from "./testing-answers.ts";

const shop = sharedAnswerShop();
const { set, place, seen, accept, refuse, setStatus, waiting, statusesOf } = shop;

describe("an order that is refused", () => {
  it("is cancelled, with a reason that its guest reads, and was accepted by nobody", async () => {
    const hash = await place();
    const { order } = await refuse(hash, { reason: "unavailable_item", text: "Acabou a massa" });
    expect(order).toMatchObject({ status_id: 6, new: false, mine: true });
    const told = await seen(hash);
    expect(told).toMatchObject({
      status_id: 6,
      cancelled: { reason: "unavailable_item", text: "Acabou a massa" },
    });
    expect(told).not.toHaveProperty("accepted_at");
    expect(statusesOf(told)).toEqual([5, 6]);
    expect(await waiting()).toEqual({ count: 0, hashes: [] });
    const own = await shop.attendant.orders.list({ query: { mine: "1", tab: "cancelled" } });
    expect(own.orders).toHaveLength(1);
  });

  it("again stays as it is, for the first reason", async () => {
    const hash = await place();
    await refuse(hash, { reason: "unavailable_item" });
    await refuse(hash, { reason: "other", text: "Outra" });
    const told = await seen(hash);
    expect(told.cancelled).toMatchObject({ reason: "unavailable_item" });
    expect(statusesOf(told)).toEqual([5, 6]);
  });

  it("needs a reason of the list, and words where it is another one", async () => {
    const hash = await place();
    expect(await refusalOf(refuse(hash, { reason: "other" }))).toMatchObject({
      problems: { text: { code: "reason_text_required" } },
    });
    const params = { hash };
    const invented = { reason: "tired" } as unknown as { reason: "other" };
    expect(await refusalOf(shop.attendant.orders.refuse({ params, body: invented }))).toMatchObject(
      {
        error: "unprocessable_entity",
      },
    );
    expect((await seen(hash)).new).toBe(true);
    const body = { reason: "internal" } as const;
    expect(await refusalOf(shop.guest.orders.refuse({ params, body }))).toMatchObject({
      error: "access_denied",
    });
    const nowhere = { hash: "0".repeat(32) };
    expect(await refusalOf(shop.attendant.orders.refuse({ params: nowhere, body }))).toMatchObject({
      error: "not_found",
    });
  });

  it("is none that somebody has accepted; nor can the refused one be accepted", async () => {
    const [taken, refused] = [await place(), await place()];
    await accept(taken, 40);
    expect(await refusalOf(refuse(taken, { reason: "unavailable_item" }))).toMatchObject({
      status: 409,
      error: "already_answered",
    });
    expect((await seen(taken)).status_id).toBe(1);
    await refuse(refused, { reason: "unavailable_item" });
    expect(await refusalOf(accept(refused, 40))).toMatchObject({ error: "already_answered" });
    expect((await seen(refused)).status_id).toBe(6);
  });

  it("while a colleague accepts it is one or the other, and who comes second is told", async () => {
    for (let n = 0; n < 5; n += 1) {
      const hash = await place();
      const both = [accept(hash, 40, shop.owner), refuse(hash, { reason: "unavailable_item" })];
      const answers = await Promise.allSettled(n % 2 === 0 ? both : both.toReversed());
      const won = answers.filter(({ status }) => status === "fulfilled");
      const lost = answers.filter(({ status }) => status === "rejected");
      expect([won.length, lost.length]).toEqual([1, 1]);
      expect(lost[0]).toMatchObject({ reason: { refusal: { error: "already_answered" } } });
      const { status_id, steps } = await seen(hash);
      expect(steps?.map((step) => step.status_id)).toEqual([5, status_id]);
    }
  });
});

describe("an order that is set back to open", () => {
  it("after it was refused waits and rings again, and can be accepted", async () => {
    await set({ prep_minutes: 30 });
    const hash = await place();
    await refuse(hash, { reason: "unavailable_item" });
    shop.nowMs += 60_000;
    await setStatus(hash, "5");
    expect(await waiting()).toEqual({ count: 1, hashes: [hash] });
    expect(await seen(hash)).toMatchObject({ new: true, promised_at: "2026-11-25T18:30:00.000Z" });
    const { order } = await accept(hash);
    expect(order).toMatchObject({
      new: false,
      status_id: 1,
      promised_at: "2026-11-25T18:31:00.000Z",
    });
    expect(statusesOf(order)).toEqual([5, 6, 5, 1]);
  });

  it("after it was accepted waits as well, until somebody refuses or accepts it", async () => {
    const hash = await place();
    await accept(hash, 40);
    await setStatus(hash, "5");
    expect(await seen(hash)).toMatchObject({ new: true });
    expect(await seen(hash)).not.toHaveProperty("promised_at");
    expect((await waiting()).count).toBe(1);
    // Its waiting time is counted from then.
    const { orders } = await shop.attendant.orders.list({ query: { waiting: "1" } });
    expect(statusesOf(orders[0] as Order)).toEqual([5, 1, 5]);
    await refuse(hash, { reason: "unavailable_item" });
    expect((await waiting()).count).toBe(0);
  });

  it("after the kitchen has begun is only an owner's to refuse", async () => {
    const hash = await place();
    await setStatus(hash, "2");
    await setStatus(hash, "5");
    const body = { reason: "internal" } as const;
    expect(await refusalOf(refuse(hash, { reason: "unavailable_item" }))).toMatchObject({
      error: "approval_required",
    });
    const { order } = await shop.owner.orders.refuse({ params: { hash }, body });
    expect(order.status_id).toBe(6);
  });
});
