import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DayReport } from "../../../contract/reports.ts";
import { useApi } from "../../api/api.ts";
import { readSession, writeSession } from "../../storage/session-store.ts";
import { dayKey } from "../queries.ts";
import type { TypedCounts } from "./counting.ts";

export type Count = {
  typed: TypedCounts;
  /** Cash that stays in the drawer; empty where nobody says so. */
  left: string;
  note: string;
  isCompared: boolean;
  /** The body sent last, which may have arrived, and its key. */
  sent?: { body: string; key: string } | undefined;
};

const nothing: Count = { typed: {}, left: "", note: "", isCompared: false };
const storedAs = (day: string) => `day-count-${day}`;

/** Typed amounts, and the key under which they were sent, last over a reload, until the day is closed. */
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

/** Closes the day only once, however often the same count is sent. */
export function useCloseDay(day: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: NonNullable<Count["sent"]>): Promise<DayReport> =>
      api.reports.closeDay({ body: JSON.parse(body) }, { idempotencyKey: key }),
    onSuccess: (report) => queries.setQueryData(dayKey(day), report),
    // The answer to a closing that was sent again is of its first time. What was expected may be why it is refused.
    onSettled: () => void queries.invalidateQueries({ queryKey: dayKey(day) }),
    meta: { blocks: true },
  });
}
