import type { kitchenContract, KitchenTicket } from "../../contract/kitchen.ts";
import { addEvent } from "../db/outbox.ts";
import type { Tx } from "../db/with-account.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { Refused } from "../http/refused.ts";
import { listStations } from "../stations/station-queries.ts";
import { updateCancelSeen } from "./kitchen-queries.ts";
import { listTickets, readTickets } from "./kitchen-tickets.ts";
import { recall, setLines } from "./set-lines.ts";

export function kitchenHandlers(): Handlers<typeof kitchenContract> {
  return {
    tickets({ query }, context) {
      return listTickets(query.station, context);
    },

    async setLines({ params, body }, context) {
      const orderId = await setLines({ ...params, ...body }, context);
      return { ticket: await requireTicket(context.tx, orderId) };
    },

    async recall({ params }, context) {
      const orderId = await recall(params.hash, context);
      return { ticket: await requireTicket(context.tx, orderId) };
    },

    async markSeen({ params }, { tx, now }) {
      const orderId = await updateCancelSeen(tx, { hash: params.hash, now });
      if (orderId !== undefined) await addEvent(tx, { topic: "order", subjectId: orderId });
    },
  };
}

async function requireTicket(tx: Tx, orderId: string): Promise<KitchenTicket> {
  const [ticket] = await readTickets(tx, [orderId], await listStations(tx));
  if (!ticket) throw new Refused("not_found");
  return ticket;
}
