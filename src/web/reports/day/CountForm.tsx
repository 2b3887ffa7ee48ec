import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { centsFromReais, reaisFromCents } from "../../../domain/money.ts";
import { parsePrice } from "../../../domain/typed-formats.ts";
import type { Account } from "../../../contract/account.ts";
import type { DayReport } from "../../../contract/reports.ts";
import { listWords, sentences, withColon } from "../../text/joined.ts";
import { unbrokenMoney } from "../../text/money.ts";
import { limits } from "../../../domain/text-rules.ts";
import { useApi } from "../../api/api.ts";
import { newKey } from "../../api/new-key.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { isMismatch } from "../../ordering/sending.ts";
import { zoneHere } from "../../site/account-clock.ts";
import { orderClock } from "../../site/order-clock.ts";
import { dayText } from "../../text/day-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { TextAreaField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import { FormMessage } from "../../ui/FormMessage.tsx";
import { MaskedField } from "../../ui/MaskedField.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import { MoneyTable } from "../MoneyTable.tsx";
import { dayQuery } from "../queries.ts";
import {
  compareCounts,
  countedNames,
  countedOf,
  expectedOf,
  unreadable,
  type Comparison,
  type CountedName,
} from "./counting.ts";
import styles from "./DayPage.module.css";
import { methodName } from "./method-name.ts";
import { useCloseDay, type Count } from "./use-close-day.ts";

const words = dayText.count;

type CountFormProps = {
  day: DayReport;
  account: Account;
  count: Count;
  onChange: (count: Count) => void;
  onClosed: () => void;
  /** Goes back to the closing that there is; absent without one. */
  onLeave?: (() => void) | undefined;
};

/** Counting first and comparing after, so that nobody counts towards what they read. */
export function CountForm(props: CountFormProps) {
  const { day, account, count, onChange, onClosed, onLeave } = props;
  const show = useToast();
  const [problem, setProblem] = useState<() => string>();
  const [isTried, setTried] = useState(false);
  const close = useCloseDay(day.day);
  const [before] = useState(day.closings.length);
  const closedBy = day.closings
    .slice(before)
    .map(({ at, by }) => dayText.closedAt(orderClock(at, zoneHere(account.time_zone)), by ?? ""));
  const closedMeanwhile = closedBy.length > 0 && (
    <FormMessage tone="info">{withColon(dayText.closings, listWords(closedBy))}</FormMessage>
  );
  const { part, goToWrong } = useFirstWrong<HTMLDivElement>();
  const { currency } = account.extras;
  const names = countedNames(account, day);
  const counted = countedOf(count.typed);
  const wrong = unreadable(count.typed);
  const cashCents = counted.cash === undefined ? undefined : centsFromReais(counted.cash);
  const queries = useQueryClient();
  const query = dayQuery(useApi(), day.day);
  const [isAsking, setAsking] = useState(false);
  // Somebody may type on while the day is asked for.
  const typed = useRef(count);
  useEffect(() => {
    typed.current = count;
  }, [count]);
  const compare = async () => {
    if (isAsking) return;
    setTried(true);
    const hasNone = Object.keys(counted).length === 0 && wrong.length === 0;
    setProblem(() => (hasNone ? () => words.nothingTyped : undefined));
    if (hasNone || wrong.length > 0) return;
    setAsking(true);
    try {
      // Payments change the day without an event of their own, and the closing will be compared with these.
      await queries.query({ ...query, staleTime: 0 });
      onChange({ ...typed.current, isCompared: true });
    } catch (error) {
      setProblem(() => () => refusalText(error));
    }
    setAsking(false);
  };
  const leftCents = cashCents === undefined ? undefined : parsePrice(count.left);
  const left = leftCents === undefined ? undefined : reaisFromCents(leftCents);
  const leftProblem = problemOfLeft(count.left, cashCents);
  const keep = async () => {
    setTried(true);
    if (leftProblem !== undefined) return goToWrong();
    const expected = expectedOf(day);
    const body = JSON.stringify({ date: day.day, counted, expected, left, note: count.note });
    // Another count, or the same beside other sums, is another closing.
    const sent = count.sent?.body === body ? count.sent : { body, key: newKey() };
    onChange({ ...count, sent });
    try {
      await close.mutateAsync(sent);
      onClosed();
      show({ text: words.closed, tone: "ok" });
    } catch (error) {
      if (isMismatch(error)) onChange({ ...count, sent: undefined });
      setProblem(() => () => sentences([words.failed, refusalText(error)]));
    }
  };
  if (count.isCompared) {
    return (
      <>
        <Compared
          rows={compareCounts(names, { counted, methods: day.methods })}
          currency={currency}
        />
        {cashCents !== undefined && (
          <div ref={part} className={styles.left}>
            <MaskedField
              mask="currency"
              label={words.left}
              optional
              autoComplete="off"
              typedAnew
              hint={words.leftHint}
              value={count.left}
              error={isTried ? leftProblem : undefined}
              onChange={({ currentTarget }) => onChange({ ...count, left: currentTarget.value })}
            />
          </div>
        )}
        {count.note !== "" && <p className={styles.note}>{count.note}</p>}
        {closedMeanwhile}
        {problem && <FormMessage tone="danger">{problem()}</FormMessage>}
        <div className={styles.actions}>
          <Button onClick={() => onChange({ ...count, isCompared: false })}>{words.again}</Button>
          <Button variant="primary" busy={close.isPending} onClick={() => void keep()}>
            {words.close}
          </Button>
        </div>
      </>
    );
  }
  return (
    <Form onSubmit={compare}>
      <p className={styles.hint}>
        {sentences([words.hint, names.includes("cash") && words.cashHint])}
      </p>
      <div className={styles.counts}>
        {names.map((name) => (
          <MaskedField
            key={name}
            mask="currency"
            label={nameOf(name)}
            autoComplete="off"
            typedAnew
            value={count.typed[name] ?? ""}
            error={isTried && wrong.includes(name) ? words.unreadable : undefined}
            onChange={({ currentTarget }) =>
              onChange({ ...count, typed: { ...count.typed, [name]: currentTarget.value } })
            }
          />
        ))}
      </div>
      <TextAreaField
        label={words.note}
        optional
        rows={2}
        maxLength={limits.obs}
        value={count.note}
        onChange={({ currentTarget }) => onChange({ ...count, note: currentTarget.value })}
      />
      {closedMeanwhile}
      {problem && <FormMessage tone="danger">{problem()}</FormMessage>}
      <div className={styles.actions}>
        {onLeave && <Button onClick={onLeave}>{words.leave}</Button>}
        <Button type="submit" variant="primary" busy={isAsking}>
          {words.compare}
        </Button>
      </div>
    </Form>
  );
}

/** No more can be left than the cash that was counted. Without counted cash the field is not shown. */
function problemOfLeft(typed: string, cashCents: number | undefined): string | undefined {
  if (typed.trim() === "" || cashCents === undefined) return undefined;
  const cents = parsePrice(typed);
  if (cents === undefined) return words.unreadable;
  return cents > cashCents ? words.leftMore : undefined;
}

const nameOf = (name: CountedName) => methodName(name === "unknown" ? null : name);

function Compared({ rows, currency }: { rows: readonly Comparison[]; currency: string }) {
  const money = (cents: number) => unbrokenMoney(cents, currency);
  const sum = (centsOf: (row: Comparison) => number) =>
    rows.reduce((cents, row) => cents + centsOf(row), 0);
  const counted = rows.filter(({ countedCents }) => countedCents !== undefined);
  const uncountedCents = sum(({ countedCents, expectedCents }) =>
    countedCents === undefined ? expectedCents : 0,
  );
  const off = counted.reduce(
    (cents, { countedCents = 0, expectedCents }) => cents + countedCents - expectedCents,
    0,
  );
  return (
    <MoneyTable
      caption={words.heading}
      stacks
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { head: words.method, cell: ({ name }) => nameOf(name) },
        {
          head: words.expected,
          cell: ({ expectedCents }) => money(expectedCents),
          sum: money(sum(({ expectedCents }) => expectedCents)),
        },
        {
          head: words.counted,
          wraps: true,
          cell: ({ countedCents }) =>
            countedCents === undefined ? words.notCounted : money(countedCents),
          sum: money(sum(({ countedCents = 0 }) => countedCents)),
        },
        {
          head: words.difference,
          wraps: true,
          cell: ({ countedCents, expectedCents }) =>
            countedCents === undefined
              ? ""
              : differenceText(countedCents - expectedCents, currency),
          sum:
            uncountedCents === 0
              ? differenceText(off, currency)
              : words.toCount(money(uncountedCents)),
        },
      ]}
    />
  );
}

/** In a word, for a sign alone is easily missed. */
export function differenceText(cents: number, currency: string): string {
  if (cents === 0) return words.right;
  const amount = unbrokenMoney(Math.abs(cents), currency);
  return cents < 0 ? words.missing(amount) : words.over(amount);
}
