import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { kitchenContract, KitchenTicket } from "../../contract/kitchen.ts";
import type { RouteOutput } from "../../contract/route.ts";
import { printedNumber } from "../../domain/print-layout.ts";
import { useApi } from "../api/api.ts";
import { refusalCode } from "../api/definite-rejection.ts";
import { refusalText } from "../api/refusal-text.ts";
import { liveState } from "../live/live-state.ts";
import { kitchenText } from "../text/kitchen-dictionary.ts";
import { useToast } from "../ui/Toast.tsx";
import { kitchenCallKey, kitchenKey } from "./queries.ts";

type Tickets = RouteOutput<typeof kitchenContract.tickets>;
type Call = {
  ticket: KitchenTicket;
  /** The ticket, with all of its lines, as it will be; null takes it off the screen. */
  expected: (whole: KitchenTicket) => KitchenTicket | null;
  send: () => Promise<{ ticket: KitchenTicket } | void>;
};

export type KitchenCalls = {
  /** Marks lines, or all that are shown, as made or as not made. */
  setLines: (ticket: KitchenTicket, ready: boolean, lines?: number[]) => void;
  recall: (ticket: KitchenTicket) => void;
  markSeen: (ticket: KitchenTicket) => void;
  /** The note that the ticket went to another table is read. */
  markMoveSeen: (ticket: KitchenTicket) => void;
  markLinesSeen: (ticket: KitchenTicket) => void;
};

/** Calls about tickets. Screens show their effect at once, and take it back if the server refuses it. */
export function useKitchenCalls(): KitchenCalls {
  const api = useApi();
  const show = useToast();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: kitchenCallKey,
    mutationFn: ({ send }: Call) => send(),
    async onMutate({ ticket, expected }) {
      await queries.cancelQueries({ queryKey: kitchenKey });
      queries.setQueriesData<Tickets>(
        { queryKey: kitchenKey },
        (known) => known && replaced(known, { ticket, expected }),
      );
    },
    onSuccess(answer) {
      const isOnly = queries.isMutating({ mutationKey: kitchenCallKey }) === 1;
      if (!answer || !isOnly) return;
      const { ticket } = answer;
      queries.setQueriesData<Tickets>(
        { queryKey: kitchenKey },
        (known) => known && replaced(known, { ticket, expected: () => ticket }),
      );
    },
    onError(error, { ticket }) {
      const number = printedNumber(ticket.id);
      const isOver = refusalCode(error) === "deal_closed";
      const why = isOver ? kitchenText.over : refusalText(error);
      show({ text: kitchenText.notDone(number, why), tone: "danger" });
    },
    onSettled(_, error) {
      // While the stream is up, the event of the change has the tickets fetched.
      if (!error && liveState() === "live") return;
      // The last one of several taps brings what the server has.
      if (queries.isMutating({ mutationKey: kitchenCallKey }) === 1)
        void queries.invalidateQueries({ queryKey: kitchenKey });
    },
  });
  return useMemo(
    () => ({
      setLines: (ticket, ready, lines = ticket.lines.map(({ line }) => line)) =>
        mutate({
          ticket,
          expected: (whole) => withLines(whole, ready, lines),
          send: () =>
            api.kitchen.setLines({
              params: { hash: ticket.hash },
              body: { ready, lines },
            }),
        }),
      recall: (ticket) =>
        mutate({
          ticket,
          expected: (whole) => ({ ...whole, state: "open" }),
          send: () => api.kitchen.recall({ params: { hash: ticket.hash }, body: {} }),
        }),
      markSeen: (ticket) =>
        mutate({
          ticket,
          expected: () => null,
          send: () =>
            api.kitchen.markSeen({
              params: { hash: ticket.hash },
              body: { what: "cancellation" },
            }),
        }),
      markMoveSeen: (ticket) =>
        mutate({
          ticket,
          expected: withoutMove,
          send: () =>
            api.kitchen.markSeen({
              params: { hash: ticket.hash },
              body: { what: "move", table: ticket.table_number },
            }),
        }),
      markLinesSeen(ticket) {
        const lines = ticket.lines.flatMap(({ line, cancelled }) => (cancelled > 0 ? [line] : []));
        // Instants as text stand in the order of time.
        const until = ticket.lines
          .flatMap(({ cancelled_at: at }) => at ?? [])
          .sort()
          .at(-1);
        mutate({
          ticket,
          expected: (whole) => withoutCancelled(whole, lines),
          send: () =>
            api.kitchen.markSeen({ params: { hash: ticket.hash }, body: { lines, until } }),
        });
      },
    }),
    [api, mutate],
  );
}

function withoutCancelled(whole: KitchenTicket, seen: readonly number[]): KitchenTicket {
  const lines = whole.lines.flatMap((line) => {
    if (!seen.includes(line.line)) return line;
    return line.qty === 0 ? [] : { ...line, cancelled: 0 };
  });
  return { ...whole, lines };
}

function replaced(
  known: Tickets,
  { ticket: { hash }, expected }: Pick<Call, "ticket" | "expected">,
) {
  const tickets = known.tickets.flatMap((whole) =>
    whole.hash === hash ? (expected(whole) ?? []) : whole,
  );
  return { ...known, tickets };
}

export function withoutMove({ moved_from: _, ...ticket }: KitchenTicket): KitchenTicket {
  return ticket;
}

function withLines(ticket: KitchenTicket, ready: boolean, lines: readonly number[]): KitchenTicket {
  const changed = ticket.lines.map((line) =>
    lines.includes(line.line) ? { ...line, ready } : line,
  );
  const isReady = changed.every((line) => line.ready);
  return { ...ticket, lines: changed, state: isReady ? "ready" : "open" };
}
