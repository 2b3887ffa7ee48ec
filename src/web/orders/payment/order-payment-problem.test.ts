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

test("a payment that is sent again and refused is told not to have counted, if nobody has used its key", () => {
  const again = (error: "idempotency_mismatch" | "deal_closed") =>
    orderPaymentProblem(new CallRefused(409, { error, message: "Outra coisa." }), "R$ 20,00");
  expect(again("deal_closed")).toBe("O pagamento de R$ 20,00 não foi registrado.");
  expect(again("idempotency_mismatch")).toBe(payingText.order.registered);
});

test("a payment that another window gave up while it was sent again is not told to have failed", () => {
  expect(orderPaymentProblem(new TypeError("no network"), "R$ 20,00")).not.toContain("R$ 20,00");
});
