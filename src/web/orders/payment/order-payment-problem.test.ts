import { expect, test } from "vitest";
import { CallRefused } from "../../../contract/client.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { orderPaymentProblem } from "./order-payment-problem.ts";

test("what a colleague has registered under the kept key is told as such, all else in the server's words", () => {
  const refused = (error: "idempotency_mismatch" | "conflict") =>
    orderPaymentProblem(new CallRefused(409, { error, message: "Outra coisa." }));
  expect(refused("idempotency_mismatch")).toBe(payingText.order.registered);
  expect(refused("conflict")).toBe("Outra coisa.");
});
