import type { Account } from "../../contract/account.ts";
import type { Service } from "../../domain/service.ts";
import { weekOf } from "../../domain/week.ts";
import { spokenTag } from "../text/spoken-language.ts";
import { openingText as words } from "../text/opening-dictionary.ts";
import { Accordion } from "../ui/Accordion.tsx";
import { Icon } from "../ui/icons.tsx";
import styles from "./ServiceLine.module.css";
import { joined, serviceFacts, stateWords } from "./service-words.ts";
import { useServiceState } from "./use-service-state.ts";

type ServiceLineProps = {
  account: Account;
  /** What the line is about. */
  service: Service;
  /** Whose hours are told when it opens. */
  offered: readonly Service[];
};

/** Whether orders are taken now, how long they take and what they cost; it opens to the hours of the week. */
export function ServiceLine({ account, service, offered }: ServiceLineProps) {
  const { state, nowMs } = useServiceState(account.services[service]);
  const told = stateWords(state, { nowMs, timeZone: account.time_zone });
  const isOpen = state.state === "open";
  return (
    <div className={styles.line} lang={spokenTag()}>
      <Accordion
        summary={
          <span className={isOpen ? styles.open : styles.closed}>
            <Icon name={isOpen ? "check" : "clock"} />
            {joined([told, isOpen && serviceFacts(account, service)])}
          </span>
        }
      >
        <div className={styles.weeks}>
          {offered.map((one) => (
            <Week key={one} account={account} service={one} />
          ))}
        </div>
      </Accordion>
    </div>
  );
}

function Week({ account, service }: { account: Account; service: Service }) {
  const week = weekOf(account.services[service].hours);
  return (
    <table className={styles.week}>
      <caption>
        {words.hoursOf[service]} <small>{serviceFacts(account, service)}</small>
      </caption>
      <tbody>
        {week.length === 0 ? (
          <tr>
            <td>{words.always}</td>
          </tr>
        ) : (
          week.map(({ weekday, times }) => (
            <tr key={weekday}>
              <th scope="row">{words.weekdays[weekday]}</th>
              <td>{times.length === 0 ? words.closedAllDay : times.join(", ")}</td>
            </tr>
          ))
        )}
      </tbody>
    </table>
  );
}
