import { CallRefused } from "../../../contract/client.ts";
import type { RefusalBody, RefusedLine } from "../../../contract/errors.ts";
import type { WireQuote } from "../../../contract/quote.ts";
import { liveTexts } from "../../api/live-texts.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { sentences } from "../../text/joined.ts";
import { text } from "../../text/dictionary.ts";
import { briefText } from "../../text/brief-dictionary.ts";
import { buyerErrorText } from "../../text/buyer-error-dictionary.ts";
import { wordsOfMissing } from "./checkout-errors.ts";
import { isCheckoutField, type CheckoutErrors } from "./checkout-fields.ts";

/** A message, worded when it is shown; `mayHaveArrived`: the order had no answer. */
export type OrderNotice = { words: () => string; mayHaveArrived?: true };

export const withoutAnswer: OrderNotice = {
  words: () => briefText.notSent,
  mayHaveArrived: true,
};

/** The message or question to a guest about an order that was not placed. */
export type OrderRefusal =
  | ({ kind: "message" } & OrderNotice)
  | { kind: "fields"; errors: CheckoutErrors }
  /** Lines whose price has changed, and the order's new quote. */
  | { kind: "prices"; lines: RefusedLine[]; quote: WireQuote | undefined }
  | { kind: "unavailable"; lines: RefusedLine[] }
  /** Lines that break a rule of their item. */
  | { kind: "options"; lines: RefusedLine[] }
  /** The order's present price, and whether it would be taken at that price. */
  | { kind: "quote"; quote: WireQuote };

export function orderRefusal(error: unknown): OrderRefusal {
  if (!(error instanceof CallRefused)) return message(() => refusalText(error));
  const { status, refusal } = error;
  const { error: code, lines = [], quote } = refusal;
  if (status === 0 || isFromBetween(refusal)) return { kind: "message", ...withoutAnswer };
  if (code === "price_changed" && lines.length > 0) return { kind: "prices", lines, quote };
  const isGone = code === "unavailable_items" || code === "sold_out";
  if (isGone && lines.length > 0) return { kind: "unavailable", lines };
  if (code === "invalid_options" && lines.length > 0) return { kind: "options", lines };
  if (quote) return { kind: "quote", quote };
  if (code === "access_denied") return message(() => text.menu.closed);
  const errors = fieldErrors(refusal);
  if (Object.keys(errors).length > 0) return { kind: "fields", errors };
  return message(() => {
    const [first] = Object.values(refusal.fields ?? {});
    return sentences([refusalText(error), first]);
  });
}

/** The site words all of its refusals. A refusal without words is a proxy's that got no answer from the site. */
function isFromBetween({ error, message: said }: RefusalBody): boolean {
  return error === "default" && said === "";
}

function message(words: () => string): OrderRefusal {
  return { kind: "message", words };
}

const wrong = buyerErrorText.fieldErrors;

/** Our own words for some of the server's errors of fields, by the error's code. */
const fieldWords = (): Partial<Record<string, CheckoutErrors>> => ({
  mandatory_fields: wordsOfMissing(),
  invalid_email: { "userData.email": wrong.invalidEmail },
  registry_code: { "userData.document": wrong.document },
  "address.state": { "cartData.addressData.state": wrong.state },
  unprocessable_entity: { "userData.phone": wrong.phone, "cartData.changeTo": wrong.changeFor },
});

function fieldErrors({ error: code, fields = {} }: RefusalBody): CheckoutErrors {
  const known = Object.keys(fields).filter(isCheckoutField);
  return liveTexts(
    known.map((field) => [field, () => fieldWords()[code]?.[field] ?? fields[field] ?? ""]),
  );
}
