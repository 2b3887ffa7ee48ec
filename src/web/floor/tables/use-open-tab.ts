import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { CallRefused } from "../../../contract/client.ts";
import type { Location } from "../../../contract/tables.ts";
import { useApi } from "../../api/api.ts";
import { newKey } from "../../api/new-key.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { tabPath } from "../paths.ts";
import { locationsKey, locationsQuery } from "../queries.ts";

type NewTab = { name: string; individual: boolean };

/** Opens a tab and shows it; where another device was faster, the tab that it has opened. */
export function useOpenTab({
  location,
  onLeave,
  onOpened,
}: {
  location: Location;
  onLeave: () => void;
  onOpened?: ((hash: string) => string | undefined) | undefined;
}) {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string>();
  /** The same wish is asked for under the same key, so that an answer that was lost opens no second tab. */
  const asked = useRef<{ wish: string; key: string }>(undefined);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ tab, key }: { tab: NewTab; key: string }) =>
      api.sheets.open(
        { body: { data: { ...tab, location: location.id } } },
        { idempotencyKey: key },
      ),
    meta: { silent: true },
    onSettled: () => queries.invalidateQueries({ queryKey: locationsKey }),
  });

  const go = (hash: string, from: string) => {
    // Who did not wait for it may be at another tab by now; this one is seen at its table.
    if (window.location.pathname !== from) return;
    const obstacle = onOpened?.(hash);
    if (obstacle !== undefined) return setProblem(obstacle);
    onLeave();
    navigate(tabPath(hash));
  };

  /** The table's tab that is not individual, which can only be another device's. */
  const findOthers = async () => {
    const { locations } = await queries.query({ ...locationsQuery(api), staleTime: 0 });
    const table = locations.find(({ id }) => id === location.id);
    return table?.sheets.find(({ individual }) => !individual);
  };

  const open = async (tab: NewTab): Promise<void> => {
    setProblem(undefined);
    const from = window.location.pathname;
    const wish = JSON.stringify(tab);
    const key = asked.current?.wish === wish ? asked.current.key : newKey();
    asked.current = { wish, key };
    try {
      const { newOrderSheet } = await mutateAsync({ tab, key });
      go(newOrderSheet.hash, from);
    } catch (error) {
      const others = isConflict(error) ? await findOthers().catch(() => undefined) : undefined;
      if (others) {
        show({ text: floorText.opening.taken(location.number), tone: "warn" });
        go(others.hash, from);
      } else {
        setProblem(`${floorText.opening.notOpened} ${refusalText(error)}`);
      }
    }
  };
  return { open, isOpening: isPending, problem };
}

function isConflict(error: unknown): boolean {
  return error instanceof CallRefused && error.refusal.error === "conflict";
}
