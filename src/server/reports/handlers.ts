import type { cashContract } from "../../contract/cash.ts";
import type { reportsContract } from "../../contract/reports.ts";
import type { WithApproval } from "../auth/approve.ts";
import type { Handlers } from "../http/calls/mount.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import { getCashDay } from "./cash-view.ts";
import { closeDay } from "./close-day.ts";
import { getDay } from "./day-report.ts";
import { getOperation } from "./operation-report.ts";
import { moveCash, requireDrawerDay, undoMovement } from "./move-cash.ts";
import { requireDay } from "./report-days.ts";
import { dayFile, salesFile } from "./report-files.ts";
import { getSales } from "./sales-report.ts";

export function reportHandlers({ reports }: RateLimits): Handlers<typeof reportsContract> {
  return {
    async sales({ query }, context) {
      await reports.consume(context.account.accountId);
      return getSales(query, context);
    },

    async salesFile({ query }, context) {
      await reports.consume(context.account.accountId);
      return salesFile(await getSales(query, context));
    },

    async operation({ query }, context) {
      await reports.consume(context.account.accountId);
      return getOperation(query, context);
    },

    async day({ query }, context) {
      const { tx, account } = context;
      await reports.consume(account.accountId);
      return getDay(tx, requireDay(query.date, context), account);
    },

    async dayFile({ query }, context) {
      const { tx, account } = context;
      await reports.consume(account.accountId);
      const day = await getDay(tx, requireDay(query.date, context), account);
      return dayFile(day, account.timeZone);
    },

    async closeDay({ body }, context) {
      await reports.consume(context.account.accountId);
      return closeDay(body, context);
    },
  };
}

export function cashHandlers(withApproval: WithApproval): Handlers<typeof cashContract> {
  return {
    list: ({ query }, context) =>
      getCashDay(context.tx, requireDrawerDay(query.date, context), context.account),

    move: ({ body: { approval, ...movement } }, context) =>
      withApproval(approval, context, async (tx, approvedBy) =>
        getCashDay(tx, await moveCash(movement, approvedBy, { ...context, tx }), context.account),
      ),

    undo: ({ params: { id }, body: { approval } }, context) =>
      withApproval(approval, context, async (tx, approvedBy) =>
        getCashDay(tx, await undoMovement(id, approvedBy, { ...context, tx }), context.account),
      ),
  };
}
