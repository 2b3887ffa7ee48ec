import { expect, test } from "vitest";
import { CallRefused } from "../../../contract/client.ts";
import type { WireQuote } from "../../../contract/quote.ts";
import { text } from "../../text/dictionary.ts";
import { briefText } from "../../text/brief-dictionary.ts";
import { buyerErrorText } from "../../text/buyer-error-dictionary.ts";
import { newAccount } from "../../content/testing-menu.ts";
import { refusalWords } from "./quote-words.ts";
import { orderRefusal } from "./refusals.ts";

const wrong = buyerErrorText.fieldErrors;

function refusal(status: number, error: string, rest: object = {}) {
  const told = orderRefusal(new CallRefused(status, { error, message: "", ...rest }));
  return told.kind === "message" ? { kind: told.kind, text: told.words() } : told;
}

test.each([
  ["no network", 0, "offline", briefText.notSent],
  ["a server in trouble that says so", 500, "default", "Fora do ar."],
  ["a closed account", 403, "access_denied", text.menu.closed],
  ["a server in trouble", 503, "unavailable", "Fora do ar."],
  ["a code that nobody knows", 418, "teapot", "Fora do ar."],
])("%s is a message", (_, status, code, words) => {
  expect(refusal(status, code, { message: "Fora do ar." })).toEqual({
    kind: "message",
    text: words,
  });
});

test("a proxy's page in the site's place is no network", () => {
  expect(refusal(502, "default")).toEqual({ kind: "message", text: briefText.notSent });
});

test("too many orders say how long to wait", () => {
  expect(refusal(429, "too_many_requests", { retry_after: 40 })).toEqual({
    kind: "message",
    text: text.states.tooManyTries("40 segundos"),
  });
});

test("what is wrong with a field is said at the field, in our words where there are any", () => {
  const fields = { "userData.name": "obrigatório", "cartData.addressData.number": "obrigatório" };
  expect(refusal(400, "mandatory_fields", { fields })).toEqual({
    kind: "fields",
    errors: { "userData.name": wrong.name, "cartData.addressData.number": wrong.number },
  });
  expect(refusal(422, "unprocessable_entity", { fields: { "cartData.obs": "longo" } })).toEqual({
    kind: "fields",
    errors: { "cartData.obs": "longo" },
  });
});

test("what is wrong with something that has no field is a message that says it", () => {
  const fields = { "cartData.items": "no máximo 50 itens" };
  expect(refusal(422, "unprocessable_entity", { message: "Confira o pedido:", fields })).toEqual({
    kind: "message",
    text: "Confira o pedido: no máximo 50 itens",
  });
});

test("changed prices and missing lines are questions", () => {
  const lines = [{ path: "pizza", title_br: "Pizza", old_price: 1, new_price: 2 }];
  const quote = { total_amount: 2 };
  expect(refusal(409, "price_changed", { lines, quote })).toEqual({
    kind: "prices",
    lines,
    quote,
  });
  expect(refusal(422, "unavailable_items", { lines })).toEqual({ kind: "unavailable", lines });
});

test("a pause is told by its reason as the shop wrote it, with no full stop behind that, which Chinese would not have", () => {
  const quote = { refusal: "closed", state: "paused", reason: "Faltou gás." } as WireQuote;
  expect(refusalWords(quote, newAccount())).toBe("Pedidos pausados\u00a0· Faltou gás.");
});
