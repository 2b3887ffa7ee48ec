import { expect, test } from "vitest";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { emptyOutbox, type TabOutbox } from "../outbox/tab-outbox.ts";
import { beer } from "../outbox/testing-floor.ts";
import { firstStep } from "./closing-steps.ts";

/** A tab with this amount left to pay. */
function owing(left_amount: number): SheetDetails {
  return {
    id: "1",
    hash: "a".repeat(32),
    name: "",
    individual: false,
    location_id: "2",
    location_number: 7,
    closed: false,
    waives_service: false,
    subtotal_amount: left_amount,
    service_amount: 0,
    total_amount: left_amount,
    paid_amount: 0,
    left_amount,
    orders: [],
    payments: [],
    bill_lines: [],
    history: [],
  };
}

const typed: TabOutbox = { ...emptyOutbox, draft: { items: beer(1) } };

function answerLater() {
  let resolve: (details: SheetDetails) => void = () => undefined;
  const promise = new Promise<SheetDetails>((resolved) => (resolve = resolved));
  return { promise, resolve: (details: SheetDetails) => resolve(details) };
}

test("what is typed while the tab is being asked for is asked about", async () => {
  const { promise, resolve } = answerLater();
  let outbox = emptyOutbox;
  const step = firstStep(promise, () => outbox);
  outbox = typed;
  resolve(owing(11));
  expect(await step).toBe("unsent");
});

test("what is sent while the tab is being asked for is asked about no more", async () => {
  const { promise, resolve } = answerLater();
  let outbox = typed;
  const step = firstStep(promise, () => outbox);
  outbox = emptyOutbox;
  resolve(owing(11));
  expect(await step).toBe("payment");
});

test("a tab that owes nothing closes as it is, unless a payment may have been lost on its way", async () => {
  const lost = { ...emptyOutbox, payment: { key: "1", body: { amount: 11 } } };
  expect(await firstStep(Promise.resolve(owing(0)), () => emptyOutbox)).toBe("nothing to pay");
  expect(await firstStep(Promise.resolve(owing(0)), () => lost)).toBe("payment");
});

test("nothing is asked while nothing has ever been heard of the tab", async () => {
  expect(await firstStep(Promise.resolve(undefined), () => typed)).toBeUndefined();
});
