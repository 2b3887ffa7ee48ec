import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { businessDayOf } from "../../../domain/business-day.ts";
import { useApi } from "../../api/api.ts";
import { homeQuery } from "../../content/queries.ts";
import { serverNow } from "../../services/server-clock.ts";
import { businessClock } from "../../site/account-clock.ts";
import { daysText } from "../../text/days-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { MaskedField } from "../../ui/MaskedField.tsx";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import type { DaysFieldProps } from "./DaysField.tsx";
import styles from "./DaysField.module.css";
import { dayLabel, dayMask, parseTypedDay } from "./typed-day.ts";

const words = daysText;

export function DaysForm({ days, onChoose }: DaysFieldProps) {
  const [from, setFrom] = useState(days ? dayLabel(days.from) : "");
  const [to, setTo] = useState(days && days.to !== days.from ? dayLabel(days.to) : "");
  const [isTried, setTried] = useState(false);
  const { part, goToWrong } = useFirstWrong();
  const account = useQuery(homeQuery(useApi())).data?.account;
  const today = businessDayOf(businessClock(account), serverNow());
  const [first, last] = [parseTypedDay(from, today), parseTypedDay(to === "" ? from : to, today)];
  const isTurned = first !== undefined && last !== undefined && last < first;
  const submit = () => {
    if (first && last && !isTurned) return onChoose({ from: first, to: last });
    setTried(true);
    goToWrong();
  };
  const toError = isTurned ? words.turned : words.invalid;
  return (
    <Form ref={part} className={styles.form} onSubmit={submit}>
      <MaskedField
        mask={dayMask()}
        placeholder={words.form}
        name="from"
        label={words.from}
        autoComplete="off"
        value={from}
        error={isTried && first === undefined ? words.invalid : undefined}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <MaskedField
        mask={dayMask()}
        placeholder={words.form}
        name="to"
        label={words.to}
        optional
        autoComplete="off"
        value={to}
        error={
          isTried && first !== undefined && (last === undefined || isTurned) ? toError : undefined
        }
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary">
        {words.show}
      </Button>
    </Form>
  );
}
