import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { CountedAmounts, DayReport } from "../../../contract/reports.ts";
import { useApi } from "../../api/api.ts";
import { newKey } from "../../api/new-key.ts";
import { readSession, writeSession } from "../../storage/session-store.ts";
import { dayKey } from "../queries.ts";
import type { TypedCounts } from "./counting.ts";

/** A count under way. */
export type Count = {
  typed: TypedCounts;
  /** Cash that stays in the drawer; empty where nobody says so. */
  left: string;
  note: string;
  isCompared: boolean;
};

const nothing: Count = { typed: {}, left: "", note: "", isCompared: false };
const storedAs = (day: string) => `day-count-${day}`;

/** Typed amounts last over a reload, until the day is closed. */
export function useCount(day: string) {
  const [count, setCount] = useState<Count>(() => ({
    ...nothing,
    ...(readSession(storedAs(day)) as Partial<Count> | undefined),
  }));
  const change = (next: Count | undefined) => {
    setCount(next ?? nothing);
    writeSession(storedAs(day), next);
  };
  return { count, change };
}

type Counting = { counted: CountedAmounts; left: number | undefined; note: string };

/** Closes the day only once, however often the same count is sent. */
export function useCloseDay(day: string) {
  const api = useApi();
  const queries = useQueryClient();
  /** The last body sent, with its key. Another body gets another key. */
  const sent = useRef<{ body: string; key: string }>(undefined);
  return useMutation({
    mutationFn: ({ counted, left, note }: Counting): Promise<DayReport> => {
      const body = {
        date: day,
        counted,
        ...(left === undefined ? {} : { left }),
        ...(note.trim() === "" ? {} : { note }),
      };
      const text = JSON.stringify(body);
      if (sent.current?.body !== text) sent.current = { body: text, key: newKey() };
      return api.reports.closeDay({ body }, { idempotencyKey: sent.current.key });
    },
    onSuccess: (report) => {
      sent.current = undefined;
      queries.setQueryData(dayKey(day), report);
    },
    meta: { blocks: true },
  });
}
