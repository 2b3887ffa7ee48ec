import type { DayReport } from "../../../contract/reports.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { unbrokenMoney } from "../../text/money.ts";
import { orderClock } from "../../site/order-clock.ts";
import { dayText as words } from "../../text/day-dictionary.ts";
import { MoneyTable, ReportSection } from "../MoneyTable.tsx";
import { differenceText } from "./CountForm.tsx";
import styles from "./DayPage.module.css";
import { DrawerAmounts } from "./DaySections.tsx";
import { methodName } from "./method-name.ts";

type ClosingsProps = { day: DayReport; currency: string; timeZone: string };

/** Every closing of the day as it was kept, and what has changed since. */
export function Closings({ day, currency, timeZone }: ClosingsProps) {
  const money = (reais: number) => unbrokenMoney(centsFromReais(reais), currency);
  return (
    <ReportSection title={words.closings}>
      {day.closings.map(
        ({ id, at, by, note, methods, drawer, left_amount: left, corrected_total: corrected }) => {
          const hasChanged = methods.some(({ corrected_amount }) => corrected_amount !== 0);
          return (
            <div key={id} className={styles.closing}>
              <h3>{words.closedAt(orderClock(at, timeZone), by ?? "")}</h3>
              <MoneyTable
                caption={words.closedAt(orderClock(at, timeZone), by ?? "")}
                stacks
                rows={methods}
                keyOf={({ method }) => String(method)}
                columns={[
                  { head: words.count.method, cell: ({ method }) => methodName(method) },
                  {
                    head: words.count.expected,
                    cell: ({ expected_amount }) => money(expected_amount),
                  },
                  {
                    head: words.count.counted,
                    wraps: true,
                    cell: ({ counted_amount }) =>
                      counted_amount === null ? words.count.notCounted : money(counted_amount),
                  },
                  {
                    head: words.count.difference,
                    wraps: true,
                    cell: ({ difference }) =>
                      difference === null
                        ? ""
                        : differenceText(centsFromReais(difference), currency),
                  },
                  ...(hasChanged
                    ? [
                        {
                          head: words.corrected,
                          cell: ({ corrected_amount }: (typeof methods)[number]) =>
                            corrected_amount === 0 ? "" : money(corrected_amount),
                        },
                      ]
                    : []),
                ]}
              />
              {drawer && <DrawerAmounts {...{ drawer, currency }} />}
              {left !== undefined && (
                <p className={styles.note}>{words.drawer.left(money(left))}</p>
              )}
              {note !== undefined && <p className={styles.note}>{note}</p>}
              {corrected !== 0 && <p>{words.correctedSince(money(corrected))}</p>}
            </div>
          );
        },
      )}
    </ReportSection>
  );
}
