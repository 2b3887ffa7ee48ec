import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, useMemo } from "react";
import type { Order } from "../../../contract/orders.ts";
import { canHaveMore, orderEdit } from "../../../domain/order-edit.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { maxQuantity } from "../../../domain/quantity.ts";
import { useApi } from "../../api/api.ts";
import { refusalCode } from "../../api/definite-rejection.ts";
import { homeQuery, menuQuery } from "../../content/queries.ts";
import { sendOnce, type SentOnce } from "../../api/send-once.ts";
import { sheetsKey } from "../../floor/queries.ts";
import { applyOrder } from "../../live/apply-events.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { sideBySide } from "../../text/joined.ts";
import { lineText } from "../../text/line-dictionary.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { OptionList, SelectField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import { FormMessage } from "../../ui/FormMessage.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { useListChoice } from "../../ui/use-list-choice.ts";
import { orderKey } from "../queries.ts";
import { AddedItems } from "./AddedItems.tsx";
import styles from "./EditOrderDialog.module.css";
import { useAddedLines } from "./use-added-lines.ts";
import { menuView, type ShownCategory } from "../../content/menu-view.ts";
import { useSite } from "../../site/site.ts";
import { useMenuNow } from "../../stock/use-menu-now.ts";

type EditOrderProps = { order: Order; open: boolean; onClose: () => void };

const words = lineText.edit;

/** Changes how many of each line an order has, and adds items of the menu. */
export function EditOrderDialog({ order, open, onClose }: EditOrderProps) {
  const edit = useEdit(order, onClose);
  const close = () => {
    if (!edit.isUnanswered) edit.reset();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={words.heading(printedNumber(order.id))}
      busy={edit.isPending}
      yes={words.save}
      no={words.keep}
    >
      {(formId) => <EditForm {...{ order, formId, edit }} />}
    </FormDialog>
  );
}

type EditFormProps = { order: Order; formId: string; edit: ReturnType<typeof useEdit> };

function EditForm({ order, formId, edit }: EditFormProps) {
  const { items } = order.details;
  const currency = useQuery(homeQuery(useApi())).data?.account.extras.currency;
  const categories = useMenuCategories();
  const addable = categories.flatMap((one) => one.items).filter(({ soldOut }) => !soldOut);
  const [wanted, setWanted] = useState<ReadonlyMap<number, number>>(new Map());
  const [isUnchanged, setUnchanged] = useState(false);
  const added = useAddedLines(categories);
  const choice = useListChoice("", (chosen) => {
    const item = addable.find(({ id }) => id === chosen);
    if (item) added.add(item);
  });
  const body = orderEdit(items, { wanted, added: added.items });
  const isEmpty = Object.keys(body.items).length + body.cancels.length === 0;
  const submit = () => {
    // The try that got no answer may have made this change already, so it may look as if nothing changed.
    if (edit.isUnanswered) return edit.mutate(body);
    setUnchanged(isEmpty);
    if (!isEmpty && !added.leadToUnmet()) edit.mutate(body);
  };
  return (
    <>
      <Form id={formId} className={styles.form} onSubmit={submit}>
        {/* A change that may have been saved is first sent again as it was. Nothing can be changed until then. */}
        <fieldset className={styles.form} disabled={edit.isPending} hidden={edit.isUnanswered}>
          <ul className={styles.lines}>
            {items.map((item) => {
              const left = item.qty - item.cancelled;
              if (left === 0) return null;
              return (
                <li key={item.line}>
                  <span>
                    {item.title_br}
                    {item.children.length > 0 && (
                      <small>{sideBySide(item.children.map((option) => option.title_br))}</small>
                    )}
                  </span>
                  <Stepper
                    what={item.title_br}
                    min={0}
                    max={canHaveMore(item) ? maxQuantity : left}
                    value={wanted.get(item.line) ?? left}
                    onChange={(qty) => setWanted(new Map(wanted).set(item.line, qty))}
                  />
                </li>
              );
            })}
          </ul>
          <SelectField label={words.add} {...choice}>
            <option value="" disabled>
              {words.choose}
            </option>
            <OptionList of={addable.map(({ id, title }) => [id, title])} />
          </SelectField>
        </fieldset>
        {isUnchanged && isEmpty && <FormMessage tone="info">{words.unchanged}</FormMessage>}
        {edit.isUnanswered && <FormMessage tone="danger">{words.unanswered}</FormMessage>}
        {edit.error && !edit.isUnanswered && (
          <FormMessage tone="danger">
            {refusalCode(edit.error) === "deal_closed" ? words.tooLate : refusalText(edit.error)}
          </FormMessage>
        )}
      </Form>
      {/* Outside the form, because an item may open a form of its own. */}
      <fieldset className={styles.form} disabled={edit.isPending} hidden={edit.isUnanswered}>
        <AddedItems {...{ categories, currency }} {...added} />
      </fieldset>
    </>
  );
}

type Edit = ReturnType<typeof orderEdit>;

/** Sends a change once. Without an answer it is resent unchanged, even if the order has changed since. */
function useEdit({ hash, id }: Order, onDone: () => void) {
  const api = useApi();
  const show = useToast();
  const queries = useQueryClient();
  const unanswered = useRef<SentOnce<Edit>>(undefined);
  const [isUnanswered, setUnanswered] = useState(false);
  const edit = useMutation({
    mutationFn: (wanted: Edit) =>
      sendOnce(wanted, {
        unanswered: unanswered.current,
        keep: (sent) => (unanswered.current = sent),
        send: ({ key, body }) =>
          api.orderLines.edit({ params: { hash }, body }, { idempotencyKey: key }),
      }),
    onSuccess({ order }) {
      applyOrder(queries, order);
      show({ text: words.saved(printedNumber(id)), tone: "ok" });
      onDone();
    },
    onSettled() {
      setUnanswered(unanswered.current !== undefined);
      void queries.invalidateQueries({ queryKey: orderKey(hash) });
      void queries.invalidateQueries({ queryKey: sheetsKey });
    },
  });
  return { ...edit, isUnanswered };
}

function useMenuCategories(): ShownCategory[] {
  const { language } = useSite();
  const menu = useMenuNow(useQuery(menuQuery(useApi())).data);
  return useMemo(() => (menu ? menuView(menu, language) : []), [menu, language]);
}
