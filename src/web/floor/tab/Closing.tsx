import { useQueryClient, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import type { Location } from "../../../contract/tables.ts";
import { type Cart, cartCount, cartTotal } from "../../../domain/cart.ts";
import { tabText } from "../../text/tab-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { useApi } from "../../api/api.ts";
import { withinTime } from "../within-time.ts";
import { sheetQuery } from "../queries.ts";
import { outboxStore } from "../outbox/floor-outbox.ts";
import { emptyOutbox, type TabOutbox } from "../outbox/tab-outbox.ts";
import { firstStep, type ClosingStep } from "./closing-steps.ts";
import { useLazyPart } from "../../ui/use-lazy-part.ts";
import { checkQuery } from "../../auth/queries.ts";
import { useBottomBar } from "../../ui/use-bottom-bar.ts";
import { usePageMark } from "../../ui/use-page-mark.ts";
import { cartText } from "../../text/cart-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Price } from "../../ui/Price.tsx";
import { tabParts } from "../tab-parts.ts";
import { CallingTables } from "../calls/CallingTables.tsx";
import type { findUnmetLine } from "./unmet-line.ts";
import styles from "./TabBar.module.css";

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
    const heard = withinTime(asked, timeoutMs);
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

type TabBarProps = {
  items: Cart["items"];
  currency: string | undefined;
  isSending: boolean;
  /** The next choice to make before the order can be sent. */
  unmet: { item: { title: string }; group: { title: string } } | undefined;
  /** The closing waits for the network. */
  isClosing: boolean;
  onSend: () => void;
  onClose: () => void;
};

/** The price of the chosen items, and the buttons for them; always in view. */
function TabBar(props: TabBarProps) {
  const { items, currency, isSending, unmet, isClosing, onSend, onClose } = props;
  const bar = useBottomBar();
  usePageMark("data-tab");
  const name = useQuery(checkQuery(useApi())).data?.name;
  const count = cartCount({ items });
  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.calls}>
        <CallingTables />
      </div>
      <div id="pedido" tabIndex={-1} className={styles.inner}>
        <p className={styles.total}>
          <span>
            <span>{count === 0 ? tabText.tab.emptyDraft : tabText.tab.draftCount(count)}</span>
            {/* Several people may share a phone, so this says whose name the order gets. */}
            {name !== undefined && <small> {tabText.tab.sendsAs(name)}</small>}
          </span>
          <strong>
            <span className="visually-hidden">{tabText.tab.running} </span>
            <Price cents={cartTotal({ items })} currency={currency} />
          </strong>
        </p>
        <div className={styles.actions}>
          <Button busy={isClosing} onClick={onClose}>
            {tabText.tab.close}
          </Button>
          <Button
            variant="primary"
            className={styles.send}
            disabled={count === 0}
            busy={isSending}
            onClick={onSend}
          >
            {unmet ? (
              <span className={styles.unmet}>
                {cartText.item.choose(unmet.group.title || cartText.item.options)}
                <small>{unmet.item.title}</small>
              </span>
            ) : (
              tabText.tab.send
            )}
          </Button>
        </div>
      </div>
    </div>
  );
}
