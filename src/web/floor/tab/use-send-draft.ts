import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { newKey } from "../../api/new-key.ts";
import { storedSignIn } from "../../api/session.ts";
import { sendingText } from "../../text/sending-dictionary.ts";
import { goToTop } from "../../ui/scrolling.ts";
import { useToast } from "../../ui/Toast.tsx";
import { tabPath, tablesPath } from "../paths.ts";
import { withinTime } from "../within-time.ts";
import { tableName } from "../table-name.ts";
import type { SendOutcome } from "../outbox/create-sender.ts";
import { outboxStore } from "../outbox/floor-outbox.ts";
import { emptyOutbox, queueDraft, type TabOutbox } from "../outbox/tab-outbox.ts";
import { refreshTab } from "../outbox/refresh-tab.ts";
import { unansweredOrderText, useSender } from "../outbox/use-sender.ts";
import { useTellOutcome } from "../outbox/use-tell-outcome.ts";

/** An attendant waits no longer than this for the answer. The order goes on being sent without them. */
const timeoutMs = 8000;

type Sending = {
  key: string;
  items: TabOutbox["draft"]["items"];
};

/**
 * Sends the draft, and leads back to the tables as soon as the order is safe: at the server, or on this device until
 * the network returns. A refused order is the draft again.
 */
export function useSendDraft(hash: string) {
  const sender = useSender();
  const queries = useQueryClient();
  const show = useToast();
  const tell = useTellOutcome();
  const [, navigate] = useLocation();
  /** The order on its way, which the screen goes on showing. */
  const [sending, setSending] = useState<Sending>();
  const { mutateAsync } = useMutation({
    mutationFn: (sent: Promise<SendOutcome>) => withinTime(sent, timeoutMs),
    meta: { blocks: true },
  });

  const send = async (place: { table: number; name: string }): Promise<void> => {
    const { items } = (outboxStore.current()[hash] ?? emptyOutbox).draft;
    const key = newKey();
    const by = storedSignIn()?._auth_id ?? "";
    outboxStore.change(hash, (stored) =>
      queueDraft({ ...stored, ...place }, { key, now: Date.now(), by }),
    );
    setSending({ key, items });
    const sent = sender.send(hash, key);
    const outcome = await mutateAsync(sent);
    setSending(undefined);
    refreshTab(queries, hash);
    const isBack = outcome?.kind === "refused" || outcome?.kind === "not opened";
    // Another page of the browser may have sent it, and been refused. The reason stands above the menu.
    const isRefused = outcome?.kind === "settled" && outboxStore.current()[hash]?.refusal;
    if (isBack || isRefused) {
      if (location.pathname.endsWith(tabPath(hash))) goToTop();
      if (isBack) tell(outcome, place);
      return;
    }
    const name = tableName(place);
    const isKept = outcome === undefined || outcome.kind === "unanswered";
    show(
      isKept
        ? { text: unansweredOrderText(name), tone: "warn", about: hash }
        : { text: sendingText.tab.sent(name), tone: "ok", about: hash },
    );
    if (!outcome) void sent.then((later) => tell(later, place));
    navigate(tablesPath);
  };

  return { send, sending };
}
