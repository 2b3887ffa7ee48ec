import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLocation } from "wouter";
import { useApi } from "../../api/api.ts";
import { menuQuery } from "../../content/queries.ts";
import { sendingText } from "../../text/sending-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { tabPath } from "../paths.ts";
import { tableName } from "../table-name.ts";
import type { SendOutcome } from "./create-sender.ts";
import { outboxStore } from "./floor-outbox.ts";
import { refreshTab } from "./refresh-tab.ts";

/** Longer than usual: the attendant was told that the order sends itself, and is doing something else. */
const backMs = 10_000;

const told = new Set<SendOutcome["kind"]>(["arrived", "opened", "refused", "not opened"]);

/** Tells the outcome of a tab or order that nobody waits for. The message of a refused one leads to its tab. */
export function useTellOutcome(): (
  outcome: SendOutcome,
  place: { table: number; name: string },
) => void {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  const [, navigate] = useLocation();
  return useCallback(
    ({ kind, hash }, place) => {
      if (!told.has(kind)) return;
      refreshTab(queries, hash);
      const name = tableName(place);
      const isHere = location.pathname.endsWith(tabPath(hash));
      const see = { label: sendingText.unsent.see, run: () => navigate(tabPath(hash)) };
      const back = { about: hash, durationMs: backMs, action: isHere ? undefined : see };
      if (kind === "opened") {
        const isBeside = outboxStore.current()[hash]?.isBeside === true;
        const { besideAt, sent } = sendingText.opening;
        if (isBeside) show({ text: besideAt(name), tone: "warn", ...back });
        else show({ text: sent(name), tone: "ok", about: hash });
        return;
      }
      if (kind === "not opened") {
        // Shown on the tab's own page too: attendants may have scrolled down its menu.
        show({ text: sendingText.opening.back(name), tone: "danger", ...back });
        return;
      }
      if (kind === "arrived") {
        show({ text: sendingText.tab.sent(name), tone: "ok", about: hash });
        return;
      }
      // Prices or availability may have changed.
      void queries.invalidateQueries(menuQuery(api));
      // The tab's own page shows the order with the reason, at its top.
      if (!isHere || window.scrollY > 0)
        show({ text: sendingText.unsent.back(name), tone: "danger", ...back });
    },
    [api, queries, show, navigate],
  );
}
