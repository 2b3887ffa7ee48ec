import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Order } from "../../../contract/orders.ts";
import {
  longestPromiseMinutes,
  promiseStepMinutes,
  steppedMinutes,
  quotedMinutes,
} from "../../../domain/promised-time.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { useApi } from "../../api/api.ts";
import { homeQuery } from "../../content/queries.ts";
import { serverNow } from "../../services/server-clock.ts";
import { hourLabel } from "../../site/account-clock.ts";
import { answerText as words } from "../../text/answer-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useNow } from "../../ui/use-now.ts";
import { useOpenedPart } from "../../ui/use-part-on-tap.ts";
import { promiseWords } from "../promise-words.ts";
import styles from "./Answer.module.css";
import { useAsked } from "./asked-orders.ts";
import { isSecondTap } from "./second-tap.ts";
import { TimeStepper } from "./TimeStepper.tsx";
import { useOrderCall } from "./use-order-call.ts";

/** Fetched only when somebody wants to refuse. */
export const fetchRefuse = () => import("./RefuseDialog.tsx");

/** The answer to a guest's order: accepted for a time, which the guest will read, or refused. */
export function AcceptControls({ order }: { order: Order }) {
  const [chosen, setChosen] = useState<number>();
  const { part: refusing, open: refuse, dialog } = useOpenedPart(fetchRefuse);
  useAsked(order.hash, dialog.open);
  const number = printedNumber(order.id);
  const isAhead = order.scheduled_for !== undefined;
  const minutes = isAhead ? undefined : (chosen ?? quotedMinutes(order));
  const accept = useOrderCall(order, {
    call: (api, hash) =>
      api.orders.accept({ params: { hash }, body: minutes === undefined ? {} : { minutes } }),
    said: words.accepted,
  });
  return (
    <div className={styles.answer}>
      {!isAhead && (
        <div className={styles.time}>
          <TimeStepper
            number={number}
            value={minutes === undefined ? words.noTime : words.minutes(minutes)}
            canDecrease={minutes !== undefined && minutes > promiseStepMinutes}
            canIncrease={minutes === undefined || minutes < longestPromiseMinutes}
            onStep={(by) => setChosen(steppedMinutes(minutes, by))}
          />
          <GuestReads order={order} minutes={minutes} />
        </div>
      )}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          busy={accept.isPending}
          aria-label={words.acceptOrder(number)}
          onClick={(event) => !isSecondTap(event) && accept.mutate()}
        >
          <Icon name="check" />
          {words.accept}
        </Button>
        <Button aria-label={words.refuseOrder(number)} onClick={refuse}>
          <Icon name="close" />
          {words.refuse}
        </Button>
      </div>
      {refusing && <refusing.RefuseDialog order={order} {...dialog} />}
    </div>
  );
}

/** The words of the guest's page if the order is accepted now. */
function GuestReads({ order, minutes }: { order: Order; minutes: number | undefined }) {
  const timeZone = useQuery(homeQuery(useApi())).data?.account.time_zone;
  // The promised time moves on while nobody answers.
  useNow();
  if (minutes === undefined) return <p className={styles.reads}>{words.guestReadsNothing}</p>;
  const time = hourLabel(serverNow() + minutes * 60_000, timeZone);
  return (
    <p className={styles.reads}>
      {words.guestReads} <strong>{promiseWords(order.service, time)}</strong>
    </p>
  );
}
