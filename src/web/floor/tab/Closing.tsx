import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import type { Location } from "../../../contract/tables.ts";
import type { Cart } from "../../../domain/cart.ts";
import { tabText } from "../../text/tab-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { useApi } from "../../api/api.ts";
import { patience } from "../patience.ts";
import { sheetQuery } from "../queries.ts";
import { outboxStore } from "../outbox/floor-outbox.ts";
import { emptyOutbox, type TabOutbox } from "../outbox/tab-outbox.ts";
import { firstStep, type ClosingStep } from "./closing-steps.ts";
import { useLazyPart } from "../../ui/use-lazy-part.ts";
import { tabParts } from "../tab-parts.ts";
import { TabBar } from "./TabBar.tsx";
import type { findUnmetLine } from "./unmet-line.ts";

const words = tabText.tab;

/** Closing a tab waits no longer than this for what it owes. */
const timeoutMs = 5000;

export type ClosingProps = {
  hash: string;
  place: { table: number; name: string };
  /** Undefined until the server has answered about the tab. */
  details: SheetDetails | undefined;
  /** The tab's table, once the list of tables is loaded. */
  location: Location | undefined;
  outbox: TabOutbox;
  items: Cart["items"];
  currency: string | undefined;
  timeZone: string | undefined;
  isSending: boolean;
  unmet: ReturnType<typeof findUnmetLine>;
  onSend: () => void;
};

/** The bar under the tab, and the steps to close the tab. */
export function Closing(props: ClosingProps) {
  const { hash, place, details, location, outbox } = props;
  const { items, currency, timeZone, isSending, unmet, onSend } = props;
  const [step, setStep] = useState<ClosingStep>();
  const { part, failed, retry } = useLazyPart(
    tabParts.steps,
    step !== undefined || outbox.payment !== null,
  );
  const show = useToast();
  const api = useApi();
  const queries = useQueryClient();

  const begin = async () => {
    if (outbox.opening) return show({ text: words.closingNotYet, tone: "warn" });
    if (failed) retry();
    setStep("details");
    const asked = queries
      .query({ ...sheetQuery(api, hash), staleTime: 0 })
      .then(({ details: now }) => now)
      .catch(() => undefined);
    const heard = Promise.race([asked, patience(timeoutMs)]);
    const first = await firstStep(heard, () => outboxStore.current()[hash] ?? emptyOutbox);
    // An earlier answer may lack an order that was just sent, and would ask for too little.
    if (!first) show({ text: words.closingNeedsNetwork, tone: "warn" });
    setStep(first);
  };
  return (
    <>
      {part && (
        <part.ClosingSteps
          {...{ hash, place, details, location, outbox, currency, timeZone, step, setStep }}
        />
      )}
      <TabBar
        {...{ items, currency, isSending, unmet, onSend }}
        isClosing={step === "details"}
        onClose={() => void begin()}
      />
    </>
  );
}
