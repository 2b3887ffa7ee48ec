import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { Account } from "../../../contract/account.ts";
import type { Order } from "../../../contract/orders.ts";
import { centsFromReais, reaisFromCents, type Cents } from "../../../domain/money.ts";
import { parsePrice } from "../../../domain/typed-formats.ts";
import { formatMoney, unbrokenMoney } from "../../text/money.ts";
import type { PaymentMethod } from "../../../domain/payment-methods.ts";
import { paymentMethodLabels } from "../../../domain/labels.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { useApi, type Api } from "../../api/api.ts";
import { QueryAwaited } from "../../api/QueryFailed.tsx";
import { sendOnce } from "../../api/send-once.ts";
import { homeQuery } from "../../content/queries.ts";
import { applyOrder } from "../../live/apply-events.ts";
import { CashField, bringIntoView, isShort, tenderedOf } from "../../paying/CashField.tsx";
import { keptPayments, type UnansweredPayment } from "../../paying/kept-payments.ts";
import { MethodField } from "../../paying/MethodField.tsx";
import { rememberMethod, useMethods } from "../../paying/payment-method.ts";
import { PaymentList } from "../../paying/PaymentList.tsx";
import { PixCharge } from "../../paying/PixCharge.tsx";
import type { GiveBack } from "../../paying/RefundDialog.tsx";
import { summaryText } from "../../text/summary-dictionary.ts";
import { actionText } from "../../text/action-dictionary.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { firstFocus } from "../../ui/first-focus.ts";
import { Form } from "../../ui/Form.tsx";
import { FormMessage } from "../../ui/FormMessage.tsx";
import { MaskedField } from "../../ui/MaskedField.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import { Fact } from "../Fact.tsx";
import { orderKey, ordersKey } from "../queries.ts";
import styles from "./OrderPayment.module.css";
import { amountsDue } from "./amounts-due.ts";
import { orderPaymentProblem } from "./order-payment-problem.ts";
import { text } from "../../text/dictionary.ts";

const words = payingText.order;

const orderPaymentsKey = (hash: string) => ["order-payments", hash] as const;

/** An order with its payments. They are fetched again once the paid amount changes. */
const orderPaymentsQuery = (api: Api, { hash, paid_amount }: Order) =>
  queryOptions({
    queryKey: [...orderPaymentsKey(hash), paid_amount],
    queryFn: ({ signal }) => api.orders.get({ params: { hash } }, { signal }),
    staleTime: 0,
  });

/** The amount as a field shows it. Blank if there is none. */
const moneyOf = (reais: number | undefined) =>
  reais === undefined ? "" : formatMoney(centsFromReais(reais), "");

/** An amount that is not typed follows the amount left to pay. */
type Typed = { amount?: string; method?: PaymentMethod; cash?: string };

type OrderPaymentDialogProps = { order: Order; open: boolean; onClose: () => void };

/** Takes payments for an order without a tab, and gives them back. */
export function OrderPaymentDialog({ order: shown, open, onClose }: OrderPaymentDialogProps) {
  const formId = useId();
  const account = useQuery(homeQuery(useApi())).data?.account;
  const [busy, setBusy] = useState(false);
  // Kept here, because the order may change while somebody types, and the button names the amount.
  const [typed, setTyped] = useState<Typed>({});
  const [answered, setAnswered] = useState<{ over: Order; by: Order }>();
  // A list that no longer has the order shows its old state: only the answer has the current payments.
  const order = answered?.over === shown ? answered.by : shown;
  const { leftCents } = amountsDue(order);
  /** A payment without an answer yet. Sent again, it is registered once. */
  const kept = keptPayments.useAll()[order.hash];
  // Nothing may be left to take by now, and still nobody knows what became of that payment.
  const takes = leftCents > 0 || kept !== undefined;
  const amount = kept ? moneyOf(kept.body.amount) : (typed.amount ?? formatMoney(leftCents, ""));
  const cents = parsePrice(amount) ?? 0;
  const close = () => {
    setTyped({});
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      closable={!busy}
      title={words.heading(printedNumber(order.id))}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {text.common.close}
          </Button>
          {takes && (
            <Button type="submit" form={formId} variant="primary" busy={busy}>
              {kept && !busy
                ? text.common.retry
                : cents > 0
                  ? words.receive(unbrokenMoney(cents, account?.extras.currency))
                  : actionText.paying.receive}
            </Button>
          )}
        </>
      }
    >
      <OrderPayment
        {...{ order, account, formId, takes, kept, typed, amount, cents, busy }}
        {...{ setBusy, setTyped }}
        onAnswer={(by) => setAnswered({ over: shown, by })}
      />
    </Dialog>
  );
}

type Paying = {
  order: Order;
  account: Account | undefined;
  formId: string;
  kept: UnansweredPayment | undefined;
  typed: Typed;
  /** What the field shows. */
  amount: string;
  cents: Cents;
  busy: boolean;
  setBusy: (busy: boolean) => void;
  setTyped: (typed: Typed) => void;
};

type OrderPaymentProps = Paying & { takes: boolean; onAnswer: (order: Order) => void };

function OrderPayment({ takes, onAnswer, ...paying }: OrderPaymentProps) {
  const { order, account, setTyped } = paying;
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  const content = useKeptFocus<HTMLDivElement>();
  const currency = account?.extras.currency;
  const whole = useQuery(orderPaymentsQuery(api, order));
  const { paidCents, leftCents, toGiveBackCents } = amountsDue(order);
  const number = printedNumber(order.id);
  // Kept here, because the form goes once nothing is left to take.
  const [problem, setProblem] = useState<() => string>();
  const money = (cents: Cents) => unbrokenMoney(cents, currency);
  const giveBack: GiveBack = async ({ key, body }) => {
    const call = { params: { hash: order.hash }, body };
    const answer = await api.orders.refund(call, { idempotencyKey: key }).finally(() => {
      // Without an answer, too: the list shows whether it was recorded.
      void queries.invalidateQueries({ queryKey: orderPaymentsKey(order.hash) });
    });
    applyOrder(queries, answer.order);
    onAnswer(answer.order);
    const amount = money(centsFromReais(body.amount));
    show({ text: payingText.refund.done(amount), tone: "ok" });
  };
  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
      <dl className={styles.facts}>
        <Fact name={summaryText.paid.paid}>{money(paidCents)}</Fact>
        {toGiveBackCents > 0 ? (
          <Fact name={summaryText.paid.toGiveBack}>{money(toGiveBackCents)}</Fact>
        ) : (
          <Fact name={summaryText.paid.left}>{money(leftCents)}</Fact>
        )}
      </dl>
      {takes && (
        <OrderPaymentForm
          {...paying}
          setProblem={(told) => setProblem(() => told)}
          onDoubt={() => {
            for (const queryKey of [orderPaymentsKey(order.hash), orderKey(order.hash), ordersKey])
              void queries.invalidateQueries({ queryKey });
          }}
          onPaid={(paid, cents) => {
            applyOrder(queries, paid);
            onAnswer(paid);
            setTyped({});
            // The button may go, and the focus with it.
            content.current?.focus();
            show({ text: words.received(number, money(cents)), tone: "ok" });
          }}
        />
      )}
      {problem !== undefined && <FormMessage tone="danger">{problem()}</FormMessage>}
      {!whole.data && (
        <QueryAwaited query={whole} height="3rem">
          {words.notLoaded}
        </QueryAwaited>
      )}
      {whole.data?.payments && (
        <PaymentList
          payments={whole.data.payments}
          {...{ currency, giveBack, toGiveBackCents }}
          timeZone={account?.time_zone}
        />
      )}
    </div>
  );
}

type OrderPaymentFormProps = Paying & {
  setProblem: (words: (() => string) | undefined) => void;
  /** The order may have other payments than are shown. */
  onDoubt: () => void;
  onPaid: (order: Order, cents: Cents) => void;
};

function OrderPaymentForm(props: OrderPaymentFormProps) {
  const { order, account, formId, kept, typed, amount, cents, busy, setBusy, setTyped } = props;
  const { setProblem, onDoubt, onPaid } = props;
  const currency = account?.extras.currency;
  const api = useApi();
  const show = useToast();
  const { offered, usual } = useMethods(account);
  // The method that the guest chose for the order.
  const meant = offered.find((one) => paymentMethodLabels[one] === order.payment_method_name);
  const method = kept ? kept.body.method : (typed.method ?? meant ?? usual);
  const cash = kept ? moneyOf(kept.body.tendered) : (typed.cash ?? "");
  const takesCash = method === undefined || method === "cash";
  const pay = async () => {
    if (busy) return;
    if (takesCash && isShort(cash, cents)) {
      setProblem(() => payingText.cashShort);
      return;
    }
    const wanted = {
      amount: reaisFromCents(cents),
      ...(method ? { method } : {}),
      ...(method === "cash" ? tenderedOf(cash, cents) : {}),
    };
    const of = { number: order.id, savedAt: Date.now() };
    setProblem(undefined);
    setBusy(true);
    try {
      const answer = await sendOnce<UnansweredPayment["body"], { order: Order }>(wanted, {
        unanswered: kept,
        keep: (sent) => keptPayments.keep(order.hash, sent && { ...sent, ...of }),
        send: ({ key, body }) =>
          api.orders.pay({ params: { hash: order.hash }, body }, { idempotencyKey: key }),
      });
      onPaid(answer.order, cents);
    } catch (error) {
      if (!Object.hasOwn(keptPayments.current(), order.hash))
        setProblem(() => orderPaymentProblem(error, kept && unbrokenMoney(cents, currency)));
      onDoubt();
    } finally {
      setBusy(false);
      keptPayments.miss(order.hash);
    }
  };
  const isUnanswered = kept !== undefined && !busy;
  return (
    <Form id={formId} className={styles.form} onSubmit={pay}>
      <fieldset className={styles.form} disabled={kept !== undefined}>
        <MaskedField
          ref={firstFocus}
          mask="currency"
          label={words.amount}
          autoComplete="off"
          enterKeyHint="done"
          className={styles.amount}
          value={amount}
          typedAnew
          onChange={(event) => setTyped({ ...typed, amount: event.currentTarget.value })}
        />
        <MethodField
          {...{ offered, method }}
          onChoose={(next) => {
            setTyped({ ...typed, method: next });
            rememberMethod(next);
          }}
        />
        {takesCash && (
          <CashField
            {...{ cash, currency }}
            dueCents={cents}
            onChange={(next) => setTyped({ ...typed, cash: next })}
          />
        )}
      </fieldset>
      {method === "pix" && amountsDue(order).leftCents > 0 && (
        <PixCharge
          {...{ cents, currency }}
          of={["order", order.hash, amountsDue(order).leftCents]}
          charge={(asked) =>
            api.orders.pix({
              params: { hash: order.hash },
              query: { amount: String(reaisFromCents(asked)) },
            })
          }
        />
      )}
      {isUnanswered && (
        <div ref={bringIntoView} className={styles.form}>
          <FormMessage tone="danger">{words.unanswered}</FormMessage>
          <Button
            onClick={() => {
              keptPayments.keep(order.hash, undefined);
              onDoubt();
              show({ text: words.givenUp, tone: "warn" });
            }}
          >
            {words.giveUp}
          </Button>
        </div>
      )}
    </Form>
  );
}
