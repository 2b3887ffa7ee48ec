import { useId, useState, type ReactNode } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { changeCents } from "../../../domain/change-for.ts";
import { centsFromReais, formatMoney, parsePrice, reaisFromCents } from "../../../domain/money.ts";
import { newKey } from "../../api/new-key.ts";
import { orderClock } from "../../orders/order-clock.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { CheckField } from "../../ui/Field.tsx";
import { Icon } from "../../ui/icons.tsx";
import { MaskedField } from "../../ui/MaskedField.tsx";
import { Price } from "../../ui/Price.tsx";
import { useToast } from "../../ui/Toast.tsx";
import type { UnansweredPayment } from "../unsent/tab-work.ts";
import { paymentAmount, totalOf, type PaymentAmount } from "./payment-amounts.ts";
import styles from "./PaymentDialog.module.css";
import { paymentProblem } from "./payment-problem.ts";
import { usePayment, type Payment } from "./use-payment.ts";

const words = floorText.payment;

type PaymentDialogProps = {
  hash: string;
  details: SheetDetails;
  /** A payment of before that got no answer. */
  unanswered: UnansweredPayment | null;
  currency: string | undefined;
  timeZone: string | undefined;
  open: boolean;
  onClose: () => void;
  /** Nothing is left to pay: the tab is closed. */
  onPaid: () => void;
};

/** Takes payments on a tab, all at once or in parts. */
export function PaymentDialog({ hash, unanswered, open, onClose, ...props }: PaymentDialogProps) {
  const payment = usePayment(hash);
  // While it is under way for the first time, it is not yet one without an answer.
  const isUnanswered = unanswered !== null && payment.underWay !== "first";
  const formId = useId();
  const footer = !isUnanswered && (
    <>
      <Button className={styles.action} onClick={onClose}>
        {words.cancel}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        className={styles.action}
        busy={payment.underWay !== undefined}
      >
        {words.pay}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={words.heading} footer={footer}>
      {isUnanswered ? (
        <UnansweredQuestion {...props} {...{ payment, unanswered }} />
      ) : (
        <PaymentForm {...props} {...{ payment, formId }} />
      )}
    </Dialog>
  );
}

type FormProps = Pick<PaymentDialogProps, "details" | "currency" | "timeZone" | "onPaid"> & {
  payment: Payment;
  formId: string;
};

function PaymentForm({ payment, formId, details, currency, timeZone, onPaid }: FormProps) {
  const show = useToast();
  const [waives, setWaives] = useState(details.waives_service);
  /** As typed; undefined as long as it follows what is left. */
  const [typed, setTyped] = useState<string>();
  const [cash, setCash] = useState("");
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<Exclude<PaymentAmount, { kind: "wrong" }>>();
  const waiverChanges = waives !== details.waives_service;
  const total = totalOf(details, waives);
  const shownAmount = typed ?? formatMoney(total.leftCents, "");
  const amount = paymentAmount({ typed: shownAmount, total, waiverChanges });
  const money = (cents: number) => formatMoney(cents, currency);

  const ask = () => {
    if (amount.kind === "wrong") setProblem(wrongWords(amount.why, money(total.leftCents)));
    else setAsked(amount);
  };
  const confirm = async () => {
    if (!asked) return;
    setAsked(undefined);
    const cents = asked.kind === "amount" ? asked.cents : 0;
    const body = {
      ...(asked.kind === "amount" ? { amount: reaisFromCents(cents) } : {}),
      ...(waiverChanges ? { waive_service: waives } : {}),
    };
    try {
      const { closed } = await payment.pay({ key: newKey(), body }, "first");
      if (closed) {
        onPaid();
        return;
      }
      setTyped(undefined);
      setCash("");
      setProblem(undefined);
      show({ text: words.received(money(cents)), tone: "ok" });
    } catch (error) {
      setTyped(undefined);
      setProblem(paymentProblem(error));
    }
  };
  return (
    <form
      id={formId}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <dl className={styles.amounts}>
        <Amount name={words.subtotal}>
          <Price cents={total.subtotalCents} currency={currency} />
        </Amount>
        <Amount name={words.service}>
          {waives && <small>{words.waived} </small>}
          <Price cents={total.serviceCents} currency={currency} />
        </Amount>
        <Amount name={words.total}>
          <Price cents={total.totalCents} currency={currency} />
        </Amount>
        <Amount name={words.paid}>
          <Price cents={total.paidCents} currency={currency} />
        </Amount>
        <Amount name={words.left} strong>
          <Price cents={total.leftCents} currency={currency} />
        </Amount>
      </dl>
      <Payments {...{ details, currency, timeZone }} />
      <CheckField
        role="switch"
        aria-checked={waives}
        label={words.waive}
        checked={waives}
        onChange={(event) => {
          setWaives(event.currentTarget.checked);
          setTyped(undefined);
          setProblem(undefined);
        }}
      />
      <MaskedField
        mask="currency"
        label={words.amount}
        autoComplete="off"
        enterKeyHint="done"
        className={styles.amount}
        error={problem}
        value={shownAmount}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <MaskedField
        mask="currency"
        label={words.cash}
        optional
        autoComplete="off"
        enterKeyHint="done"
        value={cash}
        onChange={(event) => setCash(event.currentTarget.value)}
      />
      <Change
        cashCents={parsePrice(cash)}
        dueCents={amount.kind === "amount" ? amount.cents : 0}
        currency={currency}
      />
      <p className={styles.note}>
        <Icon name="info" />
        {words.needsNetwork}
      </p>
      <ConfirmDialog
        open={asked !== undefined}
        question={
          asked?.kind === "amount"
            ? words.question(formatMoney(asked.cents, ""))
            : words.waiveQuestion
        }
        onYes={() => void confirm()}
        onNo={() => setAsked(undefined)}
      />
    </form>
  );
}

function wrongWords(why: Extract<PaymentAmount, { kind: "wrong" }>["why"], left: string): string {
  if (why === "waived too late") return words.waivedTooLate;
  return why === "nothing" ? words.nothing : words.tooMuch(left);
}

function Amount({
  name,
  strong = false,
  children,
}: {
  name: string;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={strong ? styles.strong : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Payments({
  details,
  currency,
  timeZone,
}: Pick<FormProps, "details" | "currency" | "timeZone">) {
  if (details.payments.length === 0) return null;
  return (
    <section className={styles.payments}>
      <h3>{words.payments}</h3>
      <ul className={styles.list}>
        {details.payments.map(({ id, exp_amount, created }) => (
          <li key={id}>
            <span>{orderClock(created, timeZone)}</span>
            <Price cents={centsFromReais(exp_amount)} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What to give back for the cash in hand, or what is missing of it. */
function Change({
  cashCents,
  dueCents,
  currency,
}: {
  cashCents: number | undefined;
  dueCents: number;
  currency: string | undefined;
}) {
  if (!cashCents || dueCents === 0) return <div role="status" />;
  const change = changeCents({ changeForCents: cashCents, totalCents: dueCents });
  return (
    <div role="status">
      <p className={styles.change}>
        <span>{change === undefined ? words.cashMissing : words.change}</span>
        <Price cents={change ?? dueCents - cashCents} currency={currency} />
      </p>
    </div>
  );
}

type QuestionProps = Omit<FormProps, "formId"> & { unanswered: UnansweredPayment };

/** Nobody knows whether the last payment was registered: first that is found out. */
function UnansweredQuestion(props: QuestionProps) {
  const { payment, details, unanswered, currency, timeZone, onPaid } = props;
  const show = useToast();
  const cents = centsFromReais(unanswered.body.amount ?? 0);
  const amount = formatMoney(cents, currency);
  const retry = async () => {
    try {
      const { closed } = await payment.pay(unanswered, "again");
      if (closed) onPaid();
      else show({ text: words.received(amount), tone: "ok" });
    } catch (error) {
      show({ text: paymentProblem(error), tone: "danger" });
    }
  };
  return (
    <div className={styles.form}>
      <p role="alert" className={styles.unanswered}>
        <Icon name="wifiOff" />
        {words.unanswered(amount)}
      </p>
      <Payments {...{ details, currency, timeZone }} />
      <div className={styles.actions}>
        <Button
          onClick={() => {
            payment.giveUp();
            show({ text: words.givenUp, tone: "warn" });
          }}
        >
          {words.giveUp}
        </Button>
        <Button
          variant="primary"
          busy={payment.underWay !== undefined}
          onClick={() => void retry()}
        >
          {words.tryAgain}
        </Button>
      </div>
    </div>
  );
}
