import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { CashMovement } from "../../contract/cash.ts";
import { movementKinds, type MovementKind } from "../../domain/drawer.ts";
import { centsFromReais } from "../../domain/money.ts";
import { useApi } from "../api/api.ts";
import { QueryAwaited } from "../api/QueryFailed.tsx";
import { homeQuery } from "../content/queries.ts";
import { payingText } from "../text/paying-dictionary.ts";
import { formatMoney, unbrokenMoney } from "../text/money.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./cash.module.css";
import { MovementForm } from "./MovementForm.tsx";
import { MovementList } from "./MovementList.tsx";
import { cashQuery } from "./queries.ts";
import { UndoForm } from "./UndoForm.tsx";
import { useCashDraft } from "./use-cash.ts";

const words = payingText.drawer;

/** The drawer in a dialog, over the page where staff work. */
export function CashDialog(props: { open: boolean; onClose: () => void }) {
  return (
    <Dialog {...props} title={words.heading}>
      <CashPanel />
    </Dialog>
  );
}

/** The cash movements of a day, or of that under way, and the forms by which one is recorded or undone. */
export function CashPanel({ date }: { date?: string }) {
  const api = useApi();
  const account = useQuery(homeQuery(api)).data?.account;
  const query = useQuery(cashQuery(api, date));
  const { draft, change, start, end } = useCashDraft(date);
  const [undoing, setUndoing] = useState<CashMovement>();
  const place = useFocusWith(draft?.kind ?? undoing?.id ?? "");
  if (!query.data) return <QueryAwaited query={query} height="6rem" />;
  const { day, movements, proposed_float: left } = query.data;
  const currency = account?.extras.currency;
  const money = (reais: number) => unbrokenMoney(centsFromReais(reais), currency);
  const hasFloat = movements.some(({ kind, undone }) => kind === "float" && !undone);
  return (
    <div ref={place}>
      <MovementList
        {...{ movements, currency }}
        timeZone={account?.time_zone}
        onUndo={draft || undoing ? undefined : setUndoing}
      />
      {draft && (
        <MovementForm
          {...{ date, day, currency, draft }}
          left={draft.kind === "float" && left !== undefined ? money(left) : undefined}
          onChange={change}
          onEnd={end}
        />
      )}
      {undoing && (
        <UndoForm
          date={date}
          movement={undoing}
          amount={money(undoing.amount)}
          onDone={() => setUndoing(undefined)}
        />
      )}
      {!draft && !undoing && (
        <div className={styles.actions}>
          {movementKinds
            .filter((kind) => kind !== "float" || !hasFloat)
            .map((kind) => (
              <Button key={kind} onClick={() => start({ kind, amount: proposedFor(kind, left) })}>
                {words.kinds[kind]}
              </Button>
            ))}
        </div>
      )}
    </div>
  );
}

function proposedFor(kind: MovementKind, left: number | undefined): string {
  return kind === "float" && left !== undefined ? formatMoney(centsFromReais(left), "") : "";
}

/** Moves the focus to the form that has opened, and back to the buttons without one; `form` is its name, or empty. */
function useFocusWith(form: string) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(form);
  useEffect(() => {
    if (last.current === form) return;
    last.current = form;
    const first = form === "" ? ":scope > :last-child button" : "form :is(input, button)";
    place.current?.querySelector<HTMLElement>(first)?.focus();
  }, [form]);
  return place;
}
