import type { Account } from "../../../contract/account.ts";
import { services } from "../../../domain/service.ts";
import { serverTime } from "../../services/server-clock.ts";
import { openingWords } from "../../site/opening-words.ts";
import { withColon } from "../../text/joined.ts";
import { pauseText } from "../../text/pause-dictionary.ts";
import { pausingText } from "../../text/pausing-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { firstAfter, useTimeAt } from "../../ui/use-time-at.ts";
import styles from "./pausing.module.css";
import { usePause } from "./use-pause.ts";

const words = pausingText.pause;

/** Services that take no orders for a while, until when and why. The bar goes when the pause is over. */
export function PausedBar({ account }: { account: Account }) {
  const pause = usePause();
  const pauses = services.flatMap((service) => {
    const { enabled, paused_until: until, pause_reason: reason } = account.services[service];
    return enabled && until !== undefined ? [{ service, untilMs: Date.parse(until), reason }] : [];
  });
  const nowMs = useTimeAt(firstAfter(pauses.map(({ untilMs }) => untilMs)), serverTime);
  const current = pauses.filter(({ untilMs }) => untilMs > nowMs);
  return (
    <section {...(current.length > 0 ? { className: styles.bar, "aria-label": words.region } : {})}>
      <div role="status">
        <ul className={styles.paused}>
          {current.map(({ service, untilMs, reason }) => (
            <li key={service}>
              <Icon name="alert" />
              <span className={styles.words}>
                <strong>
                  {withColon(
                    pauseText.names[service],
                    openingWords(
                      { state: "paused", untilMs },
                      { nowMs, timeZone: account.time_zone },
                    ),
                  )}
                </strong>
                {reason && <span>{reason}</span>}
              </span>
              <Button
                aria-label={words.reopenOf(pauseText.names[service])}
                busy={pause.isPending}
                onClick={() => pause.mutate({ services: [service], minutes: null })}
              >
                {words.reopen}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
