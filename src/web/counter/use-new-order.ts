import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import type { Menu } from "../../contract/content.ts";
import { isEmptyCart } from "../../domain/cart.ts";
import { reaisFromCents, type Cents } from "../../domain/money.ts";
import type { Service } from "../../domain/service.ts";
import { useApi } from "../api/api.ts";
import { newKey } from "../api/new-key.ts";
import { cartLines, itemsById } from "../cart/cart-lines.ts";
import { textsOf, typedPart, type CheckoutTexts } from "../cart/checkout/checkout-fields.ts";
import { orderRequest } from "../cart/checkout/checkout-request.ts";
import { chosenMethod, offeredMethods } from "../cart/checkout/payment-choice.ts";
import { useAnswers, askedOf, type Question } from "../cart/checkout/question.ts";
import { refusalWords } from "../cart/checkout/quote-words.ts";
import { shownTotal, withMenuRules } from "../cart/shown-total.ts";
import { quoteRequest, useHeldPress, useQuoted } from "../cart/use-quote.ts";
import { menuQuery } from "../content/queries.ts";
import { useErrors } from "../forms/use-errors.ts";
import type { OrderRequest } from "../ordering/order-request.ts";
import { afterFailure, beforeSending, sendOrder } from "../ordering/sending.ts";
import { useSite } from "../site/site.ts";
import { text } from "../text/dictionary.ts";
import { withTexts } from "../text/spoken-language.ts";
import { useDebounced } from "../ui/use-debounced.ts";
import { usePrepared } from "../ui/use-prepared.ts";
import { firstKind } from "./KindChoice.tsx";
import {
  afterArrival,
  draftStore,
  emptyCounterDraft,
  useCounterDraft,
  type CounterDraft,
  type OrderKind,
} from "./counter-draft.ts";

type Placed = {
  hash: string;
  id: number;
  /** An earlier try had arrived, so later changes of the draft are not in the order. */
  arrivedBefore: boolean;
  /** The draft holds another order now. */
  hasRest: boolean;
};

const fetchChecks = () => import("./order-checks.ts");
const laterParts = [fetchChecks];

/** An order for somebody else: its draft, its price, its errors and its sending. */
export function useNewOrder(menu: Menu, { onPlaced }: { onPlaced: (order: Placed) => void }) {
  const { account } = menu;
  const api = useApi();
  const queries = useQueryClient();
  const { language } = useSite();
  const kept = useCounterDraft();
  const kind = firstKind(account, kept.kind);
  const draft = useMemo(() => ({ ...kept, kind }), [kept, kind]);
  const { part, errors, show: mark, forget } = useErrors();
  const [question, setQuestion] = useState<Question>();
  const [message, setMessage] = useState<() => string>();
  const service: Service = draft.kind === "table" ? "indoor" : draft.kind;
  const { quote, latest, isAwaited } = useDraftQuote(draft, {
    service,
    linesCents: shownTotal(draft, { menu, quote: undefined }),
  });
  const titled = useMemo(() => itemsById(menu), [menu]);
  const lines = useMemo(
    () => cartLines(withMenuRules(draft, menu), titled, language),
    [draft, menu, titled, language],
  );
  const methods = offeredMethods(account);
  const typed = textsOf(draft);
  const method = chosenMethod(typed["cartData.paymentMethod"], methods);
  const texts: CheckoutTexts = { ...typed, "cartData.paymentMethod": method };
  const totalCents = shownTotal(draft, { menu, quote: latest });
  // The message goes once its reason has changed.
  const isRefused = Boolean(latest?.refusal);
  const [seen, setSeen] = useState({ items: kept.items, isRefused });
  if (kept.items !== seen.items || isRefused !== seen.isRefused) {
    setSeen({ items: kept.items, isRefused });
    if (kept.items !== seen.items || !isRefused) setMessage(undefined);
  }
  const place = useMutation({
    mutationFn: (sent: { cart: CounterDraft; request: OrderRequest }) =>
      sendOrder((body, idempotencyKey) => api.orders.place({ body }, { idempotencyKey }), sent),
  });

  usePrepared(laterParts);
  const isChecking = useRef(false);
  const submit = async (shown: typeof latest, own: typeof latest) => {
    if (place.isPending || isChecking.current) return;
    setMessage(undefined);
    isChecking.current = true;
    const checks = await withTexts(fetchChecks()).catch(() => undefined);
    isChecking.current = false;
    if (!checks) return setMessage(() => () => text.states.noNetwork);
    const { errorsOfCheckout, errorsOfQuote, orderRefusal, wordsByStaff } = checks;
    // A question's answer has just changed the lines.
    const current = draftStore.current();
    const { items } = current;
    const cents = shownTotal(current, { menu, quote: shown });
    const hasPaymentMethods = methods.length > 0;
    const checked = { texts, service, totalCents: cents, hasPaymentMethods, byStaff: true };
    const found = { ...errorsOfQuote(texts, own), ...errorsOfCheckout(checked) };
    const noName = found["userData.name"] && { "userData.name": wordsByStaff.name };
    const isRight = mark({ ...found, ...noName });
    if (isEmptyCart(current)) return setMessage(() => () => wordsByStaff.items);
    if (!isRight) return;
    const request = orderRequest({ texts, items, service, shownTotal: reaisFromCents(cents) });
    const cart = draftStore.change((stored) => beforeSending(stored, request, newKey));
    try {
      const { order, arrived, arrivedBefore } = await place.mutateAsync({ cart, request });
      const rest = draftStore.change((stored) => afterArrival(stored, { sent: cart, arrived }));
      onPlaced({ ...order, arrivedBefore, hasRest: !isEmptyCart(rest) });
    } catch (error) {
      draftStore.change((stored) => afterFailure(stored, { request, error }));
      const refusal = orderRefusal(error);
      if (refusal.kind === "message") setMessage(() => refusal.words);
      if (refusal.kind === "fields") mark(refusal.errors);
      if (refusal.kind === "quote") {
        void queries.invalidateQueries({ queryKey: ["quote"] });
        const words = refusalWords(refusal.quote, account);
        if (words === undefined) setQuestion({ kind: "quote", before: shown, now: refusal.quote });
        else setMessage(() => () => refusalWords(refusal.quote, account) ?? words);
      }
      if ("lines" in refusal) {
        void queries.invalidateQueries(menuQuery(api));
        setQuestion(askedOf(refusal, lines));
      }
    }
  };
  const { isHeld, setHeld } = useHeldPress(isAwaited, ({ shown }) => submit(shown, quote));

  return {
    part,
    draft,
    isUntouched: kept === emptyCounterDraft,
    service,
    latest,
    lines,
    methods,
    totalCents,
    question,
    message: message?.(),
    isSending: place.isPending || isHeld,
    form: {
      values: texts,
      errors,
      set: (changed: Partial<CheckoutTexts>) => {
        setMessage(undefined);
        draftStore.change((stored) => ({
          ...stored,
          ...typedPart({ ...textsOf(stored), ...changed }),
        }));
        forget((field) => field in changed);
      },
    },
    setKind: (chosen: OrderKind) => {
      setMessage(undefined);
      const wanted = chosen === "takeout" ? "takeout" : "delivery";
      const changed = { kind: chosen, service: wanted, scheduled_for: "" } as const;
      draftStore.change((stored) => ({ ...stored, ...changed }));
    },
    submit: () => setHeld({ shown: latest }),
    ...useAnswers(question, {
      change: draftStore.change,
      submit,
      close: () => setQuestion(undefined),
    }),
  };
}

/** While somebody types, the server is asked only after a pause. */
const quoteDelayMs = 300;

/** The order's price by the account's rules, as far as it is typed. */
function useDraftQuote(
  draft: CounterDraft,
  { service, linesCents }: { service: Service; linesCents: Cents },
): ReturnType<typeof useQuoted> {
  const body = quoteRequest(draft, { service, room: undefined });
  const typed = JSON.stringify(body);
  const settled = useDebounced(typed, quoteDelayMs);
  const enabled = !isEmptyCart(draft) && draft.kind !== "table";
  return useQuoted(JSON.parse(settled) as typeof body, {
    service,
    enabled,
    linesCents,
    isCurrent: typed === settled,
  });
}
