import type { orderLinesContract } from "../../contract/order-lines.ts";
import type { WithApproval } from "../auth/approve.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { cancelLine } from "./cancel-line.ts";
import { editOrder } from "./edit-order.ts";
import { getOrder } from "./get-order.ts";

export function orderLineHandlers(withApproval: WithApproval): Handlers<typeof orderLinesContract> {
  return {
    async edit({ params, body }, context) {
      await editOrder({ hash: params.hash, ...body }, context);
      return { order: await getOrder(params.hash, context) };
    },

    cancel: ({ params, body: { approval, ...given } }, context) =>
      withApproval(approval, context, async (tx, approvedBy) => {
        const cancelled = { hash: params.hash, line: Number(params.line), ...given, approvedBy };
        await cancelLine(cancelled, { ...context, tx });
        return { order: await getOrder(params.hash, { ...context, tx }) };
      }),
  };
}
