import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../api/api.ts";
import { refusedFields } from "../api/refused-fields.ts";
import { clearSignIn } from "../api/session.ts";
import { emptyStoredCart } from "../cart/stored-cart.ts";
import { useCart } from "../cart/use-cart.ts";
import { keptOrderKey } from "../orders/order/kept-order.ts";
import { forgetSession } from "../storage/session-store.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { saveFile } from "../ui/save-file.ts";
import { useToast } from "../ui/Toast.tsx";
import type { Notice } from "./notice-words.ts";
import styles from "./PrivacyPage.module.css";

/** Lets the device's user get or erase their data without asking anybody. */
export function MyData({ words, lang }: { words: Notice["mine"]; lang: string }) {
  const api = useApi();
  const show = useToast();
  const queries = useQueryClient();
  const { update } = useCart();
  const [asks, setAsks] = useState(false);
  const fail = (error: unknown) => show({ text: failureText(error, words), tone: "danger" });
  const download = useMutation({
    mutationFn: () => api.privacy.mine(),
    onSuccess: (mine) => {
      const json = JSON.stringify(mine, null, 2);
      saveFile(new Blob([json], { type: "application/json" }), words.fileName);
    },
    onError: fail,
    meta: { blocks: true },
  });
  const erase = useMutation({
    mutationFn: () => api.privacy.erase(),
    onSuccess: ({ orders }) => {
      const { items: _, ...typed } = emptyStoredCart;
      update(typed);
      // Anything that follows comes from somebody new.
      clearSignIn();
      forgetSession(keptOrderKey);
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "home" });
      setAsks(false);
      show({ text: words.erased(orders), tone: "ok" });
    },
    onError: (error) => {
      setAsks(false);
      fail(error);
    },
    meta: { blocks: true },
  });
  return (
    <section aria-labelledby="my-data" lang={lang}>
      <h2 id="my-data">{words.heading}</h2>
      <p>{words.explain}</p>
      <div className={styles.actions}>
        <Button busy={download.isPending} onClick={() => download.mutate()}>
          {words.download}
        </Button>
        <Button variant="danger" onClick={() => setAsks(true)}>
          {words.erase}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        question={words.eraseQuestion}
        yes={words.erase}
        danger
        busy={erase.isPending}
        onYes={() => erase.mutate()}
        onNo={() => setAsks(false)}
      >
        <p>{words.eraseExplain}</p>
      </ConfirmDialog>
    </section>
  );
}

/** The server may refuse because of an order that is still under way, and names it. */
function failureText(error: unknown, words: Notice["mine"]): string {
  const { order } = refusedFields(error);
  return order === undefined ? words.failed : words.refused(order);
}
