import { useQuery, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { CallRefused } from "../../contract/client.ts";
import { centsFromReais, type Cents } from "../../domain/money.ts";
import { hasFailed } from "../api/QueryFailed.tsx";
import { useLastError } from "../api/FetchFailed.tsx";
import { refusalText } from "../api/refusal-text.ts";
import { text } from "../text/dictionary.ts";
import { unbrokenMoney } from "../text/money.ts";
import { PixKey } from "../ordering/PixKey.tsx";
import { QrCode } from "../ordering/QrCode.tsx";
import { pixText } from "../text/pix-dictionary.ts";
import { payingText } from "../text/paying-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./paying.module.css";

type PixChargeProps = {
  cents: Cents;
  currency: string | undefined;
  /** The key of the thing that is paid, for its codes in the cache. */
  of: QueryKey;
  charge: (cents: Cents) => Promise<{ payload: string; amount: number }>;
};

/** The PIX code for the amount to pay, once somebody asks for it; another amount has another code. */
export function PixCharge({ cents, currency, of, charge }: PixChargeProps) {
  const [shownCents, setShownCents] = useState<Cents>();
  const isShown = shownCents === cents && cents > 0;
  const query = useQuery({
    queryKey: ["pix-charge", ...of, cents],
    queryFn: () => charge(cents),
    enabled: isShown,
    retry: false,
    staleTime: Infinity,
  });
  const { data, isFetching, refetch } = query;
  const error = useLastError(query);
  const isFailed = hasFailed(query);
  if (cents === 0) return null;
  const amount = unbrokenMoney(data ? centsFromReais(data.amount) : cents, currency);
  return (
    <div className={styles.pix}>
      <Button onClick={() => setShownCents(isShown ? undefined : cents)}>
        {isShown ? payingText.pix.hide : payingText.pix.show}
      </Button>
      {isShown && !data && !isFailed && <Skeleton height="15rem" />}
      {isShown && isFailed && error && (
        <>
          <p role="alert">{problemOf(error)}</p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {text.common.retry}
          </Button>
        </>
      )}
      {isShown && data && (
        // Scrolls until the reader sees all of the code.
        <div className={styles.pix} ref={scrollTo}>
          <QrCode text={data.payload} label={pixText.pix.code(amount)} />
          <PixKey
            pixKey={data.payload}
            label={pixText.pix.label}
            copy={pixText.pix.copy}
            copied={pixText.pix.copied}
          />
        </div>
      )}
    </div>
  );
}

/** Only an account without a usable key has no code at all. */
function problemOf(error: Error): string {
  const refusal = error instanceof CallRefused ? error.refusal : undefined;
  if (refusal?.error === "not_found") return payingText.pix.missing;
  return refusal?.fields?.["amount"] ?? refusalText(error);
}

function scrollTo(code: HTMLElement | null): void {
  code?.scrollIntoView({ block: "center" });
}
