import type { kitchenContract, KitchenTicket } from "../../contract/kitchen.ts";
import { addEvent } from "../db/outbox.ts";
import type { Tx } from "../db/with-account.ts";
import { withPrefetch, type Handlers } from "../http/calls/mount.ts";
import { requireFound } from "../http/refused.ts";
import { listStations } from "../stations/station-queries.ts";
import { updateCancelSeen, updateLineCancelsSeen } from "./kitchen-line-queries.ts";
import { listTickets, readForTickets, readTickets } from "./kitchen-tickets.ts";
import { markMoveSeen } from "../tabs/tab-orders.ts";
import { recall, setLines } from "./set-lines.ts";

export function kitchenHandlers(): Handlers<typeof kitchenContract> {
  return {
    tickets: withPrefetch(
      (_, tx) => readForTickets(tx),
      ({ query }, context, read) => listTickets(query.station, context, read),
    ),

    async setLines({ params, body }, context) {
      const orderId = await setLines({ ...params, ...body }, context);
      return { ticket: await requireTicket(context.tx, orderId) };
    },

    async recall({ params }, context) {
      const orderId = await recall(params.hash, context);
      return { ticket: await requireTicket(context.tx, orderId) };
    },

    async markSeen({ params: { hash }, body: { lines, until, what, table } }, { tx, now }) {
      const isCancel = !lines && what !== "move";
      const isMove = !lines && what !== "cancellation";
      const ofLines =
        lines || isCancel
          ? await updateLineCancelsSeen(tx, { hash, lines, until, now })
          : undefined;
      const ofOrder = isCancel ? await updateCancelSeen(tx, { hash, now }) : undefined;
      const ofMove = isMove ? await markMoveSeen(tx, hash, table) : undefined;
      const orderId = ofOrder ?? ofLines ?? ofMove;
      if (orderId !== undefined) await addEvent(tx, { topic: "order", subjectId: orderId });
    },
  };
}

async function requireTicket(tx: Tx, orderId: string): Promise<KitchenTicket> {
  const order = { order_id: orderId, is_over: false };
  const [ticket] = await readTickets(tx, [order], await listStations(tx));
  return requireFound(ticket);
}
