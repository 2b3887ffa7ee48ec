import {
  orderTimeline,
  type FollowedOrder,
  type TimelineStep,
} from "../../../domain/order-timeline.ts";
import { hourLabel } from "../../site/account-clock.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon, type IconName } from "../../ui/icons.tsx";
import styles from "./OrderTimeline.module.css";

type OrderTimelineProps = { order: FollowedOrder; timeZone: string | undefined };

/** The order's past and coming steps, each with its time once it is known. */
export function OrderTimeline({ order, timeZone }: OrderTimelineProps) {
  const steps = orderTimeline(order);
  return (
    <section className={styles.card} aria-label={orderText.timeline.heading}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li
            key={step.name}
            className={classNames(styles.step, styles[step.state], isOff(step) && styles.off)}
            aria-current={step.state === "current" ? "step" : undefined}
          >
            <span className={styles.mark}>
              <Icon name={iconOf(step)} />
            </span>
            <span className={styles.name}>
              {orderText.timeline.steps[step.name]}
              {step.state === "ahead" && (
                <span className="visually-hidden">{orderText.timeline.ahead}</span>
              )}
            </span>
            {step.at !== undefined && (
              <time dateTime={step.at}>{hourLabel(Date.parse(step.at), timeZone)}</time>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const isOff = ({ name }: TimelineStep) => name === "refused" || name === "cancelled";

function iconOf(step: TimelineStep): IconName {
  if (isOff(step)) return "close";
  if (step.state === "done" || isLast(step)) return "check";
  return "clock";
}

const isLast = ({ name, state }: TimelineStep) =>
  state === "current" && (name === "delivered" || name === "fetched");
