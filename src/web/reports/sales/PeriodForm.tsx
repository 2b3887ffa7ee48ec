import { useState } from "react";
import { countDays, type Days } from "../../../domain/business-day.ts";
import { firstReportDay, maxReportDays } from "../../../domain/report.ts";
import { daysText } from "../../text/days-dictionary.ts";
import { periodText } from "../../text/period-dictionary.ts";
import { reportText as words } from "../../text/report-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import styles from "../ReportPage.module.css";
import { presets, type Preset } from "./presets.ts";

type PeriodFormProps = {
  days: Days;
  presetDays: Record<Preset, Days>;
  onChoose: (days: Days) => void;
};

/** The days of a report: those that are mostly asked for, or any. */
export function PeriodForm({ days, presetDays, onChoose }: PeriodFormProps) {
  const [typed, setTyped] = useState(days);
  const [isTried, setTried] = useState(false);
  const problem = problemOf(typed);
  const submit = () => {
    setTried(problem !== undefined);
    if (problem === undefined) onChoose(typed);
  };
  const isShown = ({ from, to }: Days) => from === days.from && to === days.to;
  return (
    <div className={styles.period}>
      <div className={styles.presets} role="group" aria-label={words.period}>
        {presets.map((preset) => (
          <Button
            key={preset}
            variant={isShown(presetDays[preset]) ? "primary" : "quiet"}
            aria-pressed={isShown(presetDays[preset])}
            onClick={() => {
              setTyped(presetDays[preset]);
              setTried(false);
              onChoose(presetDays[preset]);
            }}
          >
            {periodText.presets[preset]}
          </Button>
        ))}
      </div>
      <Form className={styles.dates} onSubmit={submit}>
        <Field
          type="date"
          label={daysText.from}
          value={typed.from}
          onChange={({ currentTarget }) => setTyped({ ...typed, from: currentTarget.value })}
        />
        <Field
          type="date"
          label={daysText.to}
          value={typed.to}
          error={isTried ? problem : undefined}
          onChange={({ currentTarget }) => setTyped({ ...typed, to: currentTarget.value })}
        />
        <Button type="submit">{words.show}</Button>
      </Form>
    </div>
  );
}

function problemOf(days: Days): string | undefined {
  if (days.from < firstReportDay || days.to === "") return words.invalid;
  const count = countDays(days);
  if (count < 1) return words.turned;
  return count > maxReportDays ? words.tooLong(maxReportDays) : undefined;
}
