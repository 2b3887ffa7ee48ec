import { useLayoutEffect, useState } from "react";
import { useLocation } from "wouter";
import type { Menu } from "../../../contract/content.ts";
import type { WireQuote } from "../../../contract/quote.ts";
import { isEmptyCart } from "../../../domain/cart.ts";
import { reaisFromCents, type Cents } from "../../../domain/money.ts";
import type { Service } from "../../../domain/service.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { newKey } from "../../api/new-key.ts";
import { useErrors } from "../../forms/use-errors.ts";
import { justAdded, undoOffers } from "../../ordering/just-added.ts";
import type { CheckoutMode } from "../../ordering/order-request.ts";
import { keyAt, useTableOfKey } from "../../ordering/table-key.ts";
import { chosenService } from "../../services/chosen-service.ts";
import { checkoutText } from "../../text/checkout-dictionary.ts";
import { text } from "../../text/dictionary.ts";
import { withTexts } from "../../text/spoken-language.ts";
import { useToast } from "../../ui/Toast.tsx";
import { useOwnToast } from "../../ui/use-own-toast.ts";
import type { CartLineView } from "../cart-lines.ts";
import { shownTotal } from "../shown-total.ts";
import { emptyStoredCart } from "../stored-cart.ts";
import { useCart } from "../use-cart.ts";
import { useHeldPress, useQuote } from "../use-quote.ts";
import { errorsOfCheckout, errorsOfQuote, lacksRequired } from "./checkout-errors.ts";
import {
  textsOf,
  type CheckoutTexts,
  type CheckoutErrors,
  type CheckoutField,
} from "./checkout-fields.ts";
import { chosenMethod, offeredMethods } from "./payment-choice.ts";
import { useAnswers, askedOf, type Question } from "./question.ts";
import { refusalWords } from "./quote-words.ts";
import { withoutAnswer, type OrderNotice } from "./refusals.ts";
import { useCheckoutTexts } from "./use-checkout-texts.ts";
import { usePlaceOrder } from "./use-place-order.ts";

/** The words of refusals come with the first of them. */
const fetchWording = () => withTexts(import("../../api/word-refusal.ts"));

/** Time to read, above the confirmation, that items added later were not ordered. */
const restMs = 15_000;

const warnings = {
  delivery: "deliveryRequired",
  takeout: "takeoutRequired",
  indoor: "roomRequired",
} as const satisfies Record<Service, string>;

type CheckoutOptions = {
  open: boolean;
  mode: CheckoutMode;
  menu: Menu;
  room: string | undefined;
  lines: readonly CartLineView[];
};

/** Names of empty fields on the button that sends, in the order of the form. */
const namesOfMissing = [
  ["cartData.addressData.postal_code", "postalCode"],
  ["cartData.addressData.address", "address"],
  ["cartData.addressData.number", "number"],
  ["cartData.addressData.district", "district"],
  ["cartData.addressData.city", "city"],
  ["userData.name", "name"],
  ["userData.email", "email"],
  ["userData.phone", "phone"],
  ["cartData.location", "room"],
  ["cartData.scheduled_for", "time"],
  ["cartData.paymentMethod", "paymentMethod"],
] as const satisfies [CheckoutField, keyof typeof checkoutText.checkout.missing][];

/** The checkout's state: input, errors and the progress of sending. */
export function useCheckout({ open, mode, menu, room, lines }: CheckoutOptions) {
  const { account } = menu;
  const { cart, change } = useCart();
  const show = useToast();
  const warn = useOwnToast(open);
  const [menuPath, navigate] = useLocation();
  const { texts: typed, setTexts, save } = useCheckoutTexts();
  const { part, errors, show: mark, forget } = useErrors();
  const [question, setQuestion] = useState<Question>();
  const [message, setMessage] = useState<OrderNotice>();

  const service = chosenService(account, { mode, wanted: cart.service });
  const table = useTableOfKey(account);
  const isAtTable = service === "indoor" && room === String(table);
  const { quote, latest, isAwaited } = useQuote(account, { service, room, menu });

  const methods = offeredMethods(account);
  const texts: CheckoutTexts = {
    ...typed,
    "cartData.paymentMethod": chosenMethod(typed["cartData.paymentMethod"], methods),
    "cartData.location": room ?? typed["cartData.location"],
  };

  const { send, sending } = usePlaceOrder({
    service,
    onPlaced({ hash, arrivedBefore, hasRest }) {
      for (const about of undoOffers) show({ text: "", about, renews: true });
      undoOffers.clear();
      justAdded.clear();
      const { arrivedBefore: words, rest, orderRest } = checkoutText.checkout;
      if (arrivedBefore && hasRest) {
        show({
          title: words,
          text: rest,
          tone: "warn",
          durationMs: restMs,
          action: { label: orderRest, run: () => navigate(menuPath) },
        });
      } else if (arrivedBefore) show({ text: words, tone: "warn" });
      navigate(`/pedidos/${hash}`);
    },
  });

  useLayoutEffect(() => {
    if (!open) return;
    // The order shown here lets an addition be taken out. A message about it would push the form down, and back later.
    for (const about of justAdded.keys()) show({ text: "", about, renews: true });
    change((stored) => (stored.idempotencyKey ? stored : { ...stored, idempotencyKey: newKey() }));
  }, [open, change, show]);

  const errorsOf = (totalCents: Cents, shown: WireQuote | undefined) => ({
    ...errorsOfQuote(texts, shown),
    ...errorsOfCheckout({ texts, service, totalCents, hasPaymentMethods: methods.length > 0 }),
  });

  /** Saves what is typed and marks what is wrong with it, or with its own quote. */
  const check = (shown: WireQuote | undefined, own: WireQuote | undefined) => {
    const stored = save();
    const totalCents = shownTotal(stored, { menu, quote: shown });
    if (lacksRequired(texts, service)) {
      warn({
        title: text.common.attention,
        text: checkoutText.checkout[warnings[service]],
        tone: "warn",
      });
    } else warn({ text: "" });
    return mark(errorsOf(totalCents, own)) ? { stored, totalCents } : undefined;
  };

  const submit = async (shown: WireQuote | undefined, own: WireQuote | undefined) => {
    const checked = sending ? undefined : check(shown, own);
    if (!checked) return undefined;
    // The server would take the order for a room's, and say that it takes none.
    if (isAtTable && keyAt(room).table_key === undefined) {
      const refusal = { error: "invalid_key", message: text.states.noNetwork };
      const worded = await fetchWording().catch(() => undefined);
      worded?.wordRefusal(refusal, false);
      setMessage({ words: () => refusal.message });
      return undefined;
    }
    const { stored, totalCents } = checked;
    const refusal = await send(stored, { texts, shownTotal: reaisFromCents(totalCents) });
    setMessage(refusal?.kind === "message" ? refusal : undefined);
    if (refusal?.kind === "fields") mark(refusal.errors);
    if (refusal?.kind === "quote") {
      const { quote: now } = refusal;
      const words = refusalWords(now, account);
      if (words === undefined) setQuestion({ kind: "quote", before: shown, now });
      else if (now.refusal === "slot_full") mark({ "cartData.scheduled_for": words });
      else setMessage({ words: () => refusalWords(now, account) ?? words });
    }
    if (refusal && "lines" in refusal) setQuestion(askedOf(refusal, lines));
    return undefined;
  };
  const { isHeld, setHeld } = useHeldPress(isAwaited, async ({ shown }) => {
    if (!isEmptyCart(cart)) await submit(shown, quote);
  });
  const isSending = sending || isHeld;

  // The message goes once its reason has changed.
  const isRefused = Boolean(latest?.refusal);
  const [seen, setSeen] = useState({ open, service, isRefused });
  const isElsewhere = open !== seen.open || service !== seen.service;
  if (isElsewhere || isRefused !== seen.isRefused) {
    setSeen({ open, service, isRefused });
    if (isElsewhere) setHeld(undefined);
    if (isElsewhere || !isRefused) setMessage(undefined);
  }

  const wrong = errorsOf(shownTotal(cart, { menu, quote: latest }), latest);
  return {
    /** Goes onto the form. */
    part,
    service,
    latest,
    values: texts,
    errors,
    /** The first thing to change or to fill in, in the words of the button that sends. */
    missing: missingWords(texts, wrong, latest),
    methods,
    sending: isSending,
    question,
    submit: () => {
      // Saving may ask for another quote.
      if (!isSending && check(latest, quote)) setHeld({ shown: latest });
    },
    notice: isSending
      ? undefined
      : (message ?? (cart.unanswered.length > 0 ? withoutAnswer : undefined)),
    set: (changed: Partial<CheckoutTexts>) => {
      setMessage(undefined);
      setTexts(changed);
      forget((field) => field in changed);
    },
    /** Empties the fields of the customer, the address and the room. */
    forget: () => {
      const { userData, addressData, area_district, location } = emptyStoredCart;
      setTexts(textsOf({ ...save(), userData, addressData, area_district, location }));
    },
    ...useAnswers(question, { change, submit, close: () => setQuestion(undefined) }),
    takeOut: () => {
      setMessage(undefined);
      // The pressed button disappears, and the focus with it.
      part.current?.querySelector<HTMLElement>("[type=radio][value=takeout]")?.focus();
      change((stored) => ({ ...stored, service: "takeout", scheduled_for: "" }));
    },
  };
}

/** Too far, too small, or the first required field that is empty. */
function missingWords(texts: CheckoutTexts, errors: CheckoutErrors, quote?: WireQuote) {
  const { outside, belowMinimum, missing } = checkoutText.checkout;
  if (quote?.refusal === "out_of_area") return outside;
  if (quote?.refusal === "below_minimum") return belowMinimum;
  const first = namesOfMissing.find(([field]) => errors[field] && isBlank(texts[field]));
  return first && missing[first[1]];
}
