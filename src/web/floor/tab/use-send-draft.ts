import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { newKey } from "../../api/new-key.ts";
import { storedSignIn } from "../../api/session.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { tablesPath } from "../paths.ts";
import { timeout } from "../timeout.ts";
import { tableName } from "../table-name.ts";
import { hasComeBack, type SendOutcome } from "../unsent/create-sender.ts";
import { workStore } from "../unsent/floor-work.ts";
import { editOrder, emptyDraft, emptyWork, queueDraft, type TabWork } from "../unsent/tab-work.ts";
import { keptWhere, useSender } from "../unsent/use-sender.ts";
import { useTellOutcome } from "../unsent/use-tell-outcome.ts";
import { refreshTab } from "../queries.ts";

/** Whoever sends an order waits no longer than this for the answer: it goes on being sent without them. */
const timeoutMs = 8000;

type Place = { table: number; name: string };

type Sending = {
  key: string;
  items: TabWork["draft"]["items"];
  /** Why the last order came back, where that is still to be read. */
  refusal: TabWork["refusal"];
};

/**
 * Sends what has been typed, and leads back to the tables as soon as it is safe: at the server, or on this device until
 * the network returns. A refused order is the draft again.
 */
export function useSendDraft(hash: string) {
  const sender = useSender();
  const queries = useQueryClient();
  const show = useToast();
  const tell = useTellOutcome();
  const [, navigate] = useLocation();
  /** What is on its way, for the screen to go on showing it. */
  const [sending, setSending] = useState<Sending>();
  const { mutateAsync } = useMutation({
    mutationFn: (sent: Promise<SendOutcome>) => Promise.race([sent, timeout(timeoutMs)]),
  });

  const queue = (place: Place): string => {
    const fresh = newKey();
    const by = storedSignIn()?._auth_id ?? "";
    const work = workStore.change(hash, (stored) =>
      queueDraft({ ...stored, ...place }, { key: fresh, now: Date.now(), by }),
    );
    return work.unsent.at(-1)?.idempotencyKey ?? fresh;
  };

  const send = async (place: Place): Promise<void> => {
    const { items } = typed(hash);
    const key = queue(place);
    setSending({ key, items, refusal: null });
    const sent = sender.send(hash, key);
    const outcome = await mutateAsync(sent);
    setSending(undefined);
    refreshTab(queries, hash);
    if (outcome && hasComeBack(outcome)) return tell(outcome, place);
    // Another page of the browser has sent it, and was refused.
    if (outcome?.kind === "settled" && workStore.current()[hash]?.refusal) return;
    const name = tableName(place);
    const isKept = outcome === undefined || outcome.kind === "unanswered";
    show(
      isKept
        ? { text: keptWhere(name), tone: "warn", about: hash }
        : { text: floorText.tab.sent(name), tone: "ok", about: hash },
    );
    if (!outcome) void sent.then((later) => tell(later, place));
    navigate(tablesPath);
  };

  /**
   * Of what is typed as a correction, on a tab that is closed: whether it is known that no earlier version of it had
   * arrived. What had is no longer in the draft then; without an answer all of it stays there.
   */
  const findOut = async (place: Place): Promise<boolean> => {
    const { items, unanswered } = typed(hash);
    if (unanswered.length === 0) return true;
    const { refusal } = workStore.current()[hash] ?? emptyWork;
    const key = queue(place);
    setSending({ key, items, refusal });
    const outcome = await sender.send(hash, key);
    if (outcome.kind === "unanswered") {
      workStore.change(hash, (stored) => ({ ...editOrder(stored, key), refusal }));
      show({ text: floorText.refusal.askNeedsNetwork, tone: "warn", about: hash });
    }
    setSending(undefined);
    refreshTab(queries, hash);
    if (outcome.kind === "arrived" && !outcome.arrivedBefore) {
      show({ text: floorText.tab.sent(tableName(place)), tone: "ok", about: hash });
      navigate(tablesPath);
    }
    return typed(hash).unanswered.length === 0;
  };
  return { send, findOut, sending };
}

const typed = (hash: string) => workStore.current()[hash]?.draft ?? emptyDraft;
