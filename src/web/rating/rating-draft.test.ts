import { expect, test, vi } from "vitest";
import { CallRefused } from "../../contract/client.ts";
import { sendRating } from "./rating-draft.ts";

const draft = { rate: 4, description: "", key: "first" };
type Rate = (body: object, key: string) => Promise<void>;
const newKey = () => "second";
const refusal = (error: string) => new CallRefused(422, { error, message: "" });

test("a rating goes with its comment, or without a blank one", async () => {
  const rate = vi.fn<Rate>(async () => undefined);
  await sendRating(rate, { ...draft, description: "  Muito bom  " }, newKey);
  await sendRating(rate, { ...draft, description: "  " }, newKey);
  expect(rate.mock.calls).toEqual([
    [{ rate: 4, description: "Muito bom" }, "first"],
    [{ rate: 4 }, "first"],
  ]);
});

test("one that was changed after its answer was lost goes under another key", async () => {
  const rate = vi.fn<Rate>(async (_, key) => {
    if (key === "first") throw refusal("idempotency_mismatch");
  });
  await sendRating(rate, draft, newKey);
  expect(rate.mock.calls.map(([, key]) => key)).toEqual(["first", "second"]);
});

test("any other refusal is the guest's to read", async () => {
  const rate = vi.fn<Rate>(async () => {
    throw refusal("too_many_requests");
  });
  await expect(sendRating(rate, draft, newKey)).rejects.toMatchObject({ status: 422 });
  expect(rate).toHaveBeenCalledTimes(1);
});
