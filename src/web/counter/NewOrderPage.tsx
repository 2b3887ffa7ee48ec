import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import type { Menu } from "../../contract/content.ts";
import { printedNumber } from "../../domain/print-layout.ts";
import { parseSitePath } from "../../domain/site-path.ts";
import { useApi } from "../api/api.ts";
import { QueryAwaited } from "../api/QueryFailed.tsx";
import { menuView } from "../content/menu-view.ts";
import { menuQuery } from "../content/queries.ts";
import { findUnmetLine, wantedLine } from "../floor/tab/unmet-line.ts";
import type { WantedLine } from "../floor/tab/TabItem.tsx";
import { TabMenu } from "../floor/tab/TabMenu.tsx";
import { RequireStaff } from "../frame/RequireStaff.tsx";
import { useLive } from "../live/use-live.ts";
import { useSite } from "../site/site.ts";
import { useMenuNow } from "../stock/use-menu-now.ts";
import { takingText } from "../text/taking-dictionary.ts";
import { counterText } from "../text/counter-dictionary.ts";
import { spokenTag } from "../text/spoken-language.ts";
import { Button, buttonClass } from "../ui/Button.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { useToast } from "../ui/Toast.tsx";
import { isEmptyCart } from "../../domain/cart.ts";
import { AskedQuestions } from "../cart/checkout/AskedQuestions.tsx";
import { shownTotal } from "../cart/shown-total.ts";
import { withNewPrices } from "../ordering/cart-corrections.ts";
import { useLineChanges, type NextLines } from "../floor/tab/use-line-changes.ts";
import styles from "./counter.module.css";
import { draftStore, emptyCounterDraft, useCounterDraft, withItems } from "./counter-draft.ts";
import { KindChoice } from "./KindChoice.tsx";
import { NewOrderBar } from "./NewOrderBar.tsx";
import { NewOrderForm } from "./NewOrderForm.tsx";
import { useNewOrder } from "./use-new-order.ts";

const keptItems = () => draftStore.current().items;
const store = (next: NextLines) => {
  const changed = next(keptItems());
  draftStore.change((draft) => withItems(draft, changed));
};

/** An order that staff enter for somebody: on the telephone, or at the counter. */
export function NewOrderPage() {
  return <RequireStaff>{() => <Loaded />}</RequireStaff>;
}

function Loaded() {
  useLive({ whenHidden: true });
  const query = useQuery(menuQuery(useApi()));
  const menu = useMenuNow(query.data);
  return (
    <main id="content" className={styles.page} lang={spokenTag()}>
      {menu && <NewOrder menu={menu} />}
      {!menu && <h1>{counterText.heading}</h1>}
      {!menu && (
        <QueryAwaited query={query} height="20rem">
          {takingText.menuMissing}
        </QueryAwaited>
      )}
    </main>
  );
}

function NewOrder({ menu }: { menu: Menu }) {
  const { account } = menu;
  const { currency } = account.extras;
  const { language } = useSite();
  const [from, navigate] = useLocation();
  const show = useToast();
  const lines = useLineChanges(store, keptItems);
  const { part, ...order } = useNewOrder(menu, {
    onPlaced({ hash, id, arrivedBefore, hasRest }) {
      const { sent, arrivedBefore: words } = counterText;
      show({
        text: (arrivedBefore ? words : sent)(printedNumber(id)),
        tone: arrivedBefore ? "warn" : "ok",
        action: { label: counterText.see, run: () => navigate(`/pedidos/${hash}`) },
      });
      // An attendant who did not wait may be at another page by now.
      if (!hasRest && parseSitePath(window.location.pathname)?.path === from) navigate("/pedidos");
    },
  });
  const { items } = useCounterDraft();
  const { draft } = order;
  const categories = useMemo(() => menuView(menu, language), [menu, language]);
  const unmet = useMemo(() => findUnmetLine(categories, items), [categories, items]);
  const [wanted, setWanted] = useState<WantedLine>();
  const leadTo = (key: string) => setWanted(wantedLine(key, { categories, unmet }));
  const isTable = draft.kind === "table";
  return (
    <>
      <div className={styles.top}>
        <h1>{counterText.heading}</h1>
        {!order.isUntouched && <StartAnew />}
      </div>
      <KindChoice account={account} kind={draft.kind} onChoose={order.setKind} />
      {isTable ? (
        <p className={styles.table}>
          {counterText.forTable}
          <Link href="/pedido-mesa" className={buttonClass("primary")}>
            {counterText.toTables}
          </Link>
        </p>
      ) : (
        <>
          <div className={styles.columns}>
            <TabMenu {...{ categories, currency, items, wanted }} {...lines} onWanted={setWanted} />
            <NewOrderForm ref={part} {...{ order, account }} />
          </div>
          <NewOrderBar
            {...{ currency, unmet }}
            count={order.lines.reduce((sum, { qty }) => sum + qty, 0)}
            totalCents={order.totalCents}
            message={order.message}
            isSending={order.isSending}
            onSend={() => (unmet && !isEmptyCart({ items }) ? leadTo(unmet.key) : order.submit())}
          />
          <NewOrderQuestions {...{ order, menu }} onEdit={leadTo} />
        </>
      )}
    </>
  );
}

/** Clears everything that was typed, after a question. */
function StartAnew() {
  const [isAsked, setAsked] = useState(false);
  const answer = (isSure: boolean) => {
    setAsked(false);
    if (isSure) draftStore.change(() => emptyCounterDraft);
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>{counterText.empty}</Button>
      <ConfirmDialog
        open={isAsked}
        question={counterText.emptyQuestion}
        yes={counterText.empty}
        no={counterText.keep}
        onYes={() => answer(true)}
        onNo={() => answer(false)}
      />
    </>
  );
}

type NewOrderQuestionsProps = {
  order: Omit<ReturnType<typeof useNewOrder>, "part">;
  menu: Menu;
  onEdit: (key: string) => void;
};

/** The server's questions about the order, as it asks guests. */
function NewOrderQuestions({ order, menu, onEdit }: NewOrderQuestionsProps) {
  const { draft, question } = order;
  const repriced = question?.kind === "prices" ? question : undefined;
  const newTotalCents = shownTotal(withNewPrices(draft, repriced?.lines ?? []), {
    menu,
    quote: repriced?.now,
  });
  return (
    <AskedQuestions {...{ order, newTotalCents, onEdit }} currency={menu.account.extras.currency} />
  );
}
