import type { Account } from "../../contract/account.ts";
import type { Service } from "../../domain/service.ts";
import { weekOf } from "../../domain/week.ts";
import { openingText as words } from "../text/opening-dictionary.ts";
import { serviceFacts } from "./service-facts.ts";
import styles from "./ServiceHours.module.css";
import { stateWords } from "./service-words.ts";
import { StateLine } from "./StateLine.tsx";
import { useServiceState } from "./use-service-state.ts";

type ServiceStateProps = { account: Account; service: Service };

/** Whether orders are taken now and when that changes, at the second at which it does. */
export function CurrentServiceState({ account, service }: ServiceStateProps) {
  const { state, nowMs } = useServiceState(account.services[service]);
  const told = stateWords(state, { nowMs, timeZone: account.time_zone });
  return <StateLine {...{ account, service, told }} state={state.state} />;
}

type ServiceHoursProps = { account: Account; offered: readonly Service[] };

/** The weekly hours of each offered service, with its minutes and fee. */
export function ServiceHours({ account, offered }: ServiceHoursProps) {
  return (
    <div className={styles.weeks}>
      {offered.map((one) => (
        <Week key={one} account={account} service={one} />
      ))}
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
              <td>{times.length === 0 ? words.closedAllDay : words.times(times.join(", "))}</td>
            </tr>
          ))
        )}
      </tbody>
    </table>
  );
}
