import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Order } from "../../../contract/orders.ts";
import { isInProgress } from "../../../domain/order-status.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { steppedTime } from "../../../domain/promised-time.ts";
import { useApi } from "../../api/api.ts";
import { homeQuery } from "../../content/queries.ts";
import { applyOrder } from "../../live/apply-events.ts";
import { orderProblem } from "./order-problem.ts";
import { serverNow } from "../../services/server-clock.ts";
import { hourLabel } from "../../site/account-clock.ts";
import { answerText as words } from "../../text/answer-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { promiseWords } from "../promise-words.ts";
import styles from "./Answer.module.css";
import { TimeStepper } from "./TimeStepper.tsx";

/** The promised time of an order under way. Staff may still move it, and its guest reads it at once. */
export function PromiseControls({ order }: { order: Order }) {
  const { id, service, promised_at, status_id } = order;
  const number = printedNumber(id);
  const timeZone = useQuery(homeQuery(useApi())).data?.account.time_zone;
  const { target, promise } = usePromise(order);
  if (order.new || !isInProgress(status_id)) return null;
  const shown = target ?? promised_at;
  const promisedMs = shown === undefined ? undefined : Date.parse(shown);
  const stepped = (by: 1 | -1) => steppedTime(promisedMs, by, serverNow());
  const time = promisedMs === undefined ? undefined : hourLabel(promisedMs, timeZone);
  return (
    <div className={styles.promise}>
      <TimeStepper
        number={number}
        value={time === undefined ? words.noTime : promiseWords(service, time)}
        canDecrease={promisedMs !== undefined && stepped(-1) < promisedMs}
        canIncrease={promisedMs === undefined || stepped(1) > promisedMs}
        onStep={(by) => promise(new Date(stepped(by)).toISOString())}
      />
    </div>
  );
}

/** The choice is shown at once. Changes are sent one after the other, and the last one stays. */
function usePromise({ hash, id }: Order) {
  const [target, setTarget] = useState<string>();
  const api = useApi();
  const show = useToast();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: `promise-${hash}` },
    mutationFn: (at: string) => api.orders.promise({ params: { hash }, body: { promised_at: at } }),
    onSuccess({ order }) {
      applyOrder(queries, order);
    },
    onError(error) {
      const text = words.notPromised(printedNumber(id), orderProblem(error));
      show({ text, tone: "danger" });
    },
    onSettled: (_, __, at) => setTarget((latest) => (latest === at ? undefined : latest)),
  });
  return {
    target,
    promise(at: string) {
      setTarget(at);
      mutate(at);
    },
  };
}
