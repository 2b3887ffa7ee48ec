import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState, type SyntheticEvent } from "react";
import { CallRefused } from "../../../contract/client.ts";
import type { Order } from "../../../contract/orders.ts";
import { formatMoney } from "../../../domain/money.ts";
import { laterReasons } from "../../../domain/cancel-reasons.ts";
import { hasBegun } from "../../../domain/order-status.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { isBlank, limits } from "../../../domain/text-rules.ts";
import { useApi } from "../../api/api.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { refusedFields } from "../../api/refused-fields.ts";
import { homeQuery } from "../../content/queries.ts";
import { useSignedIn } from "../../auth/use-signed-in.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { FormMessage } from "../../ui/FormMessage.tsx";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import { amountsDue } from "../payment/amounts-due.ts";
import styles from "./CancelDialog.module.css";
import { lacksText, ReasonFields, type GivenReason } from "./ReasonFields.tsx";
import type { useSetStatus } from "./use-set-status.ts";

type CancelDialogProps = {
  order: Order;
  setStatus: ReturnType<typeof useSetStatus>;
  open: boolean;
  onClose: () => void;
};

const words = staffText.cancelling;

/** Asks why an order is to be cancelled, and for an owner's approval where whoever asks may not alone. */
export function CancelDialog({ order, setStatus, open, onClose }: CancelDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.question(printedNumber(order.id))}
      variant="center"
      footer={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button type="submit" form={formId} variant="danger" busy={setStatus.isPending}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <CancelForm {...{ order, setStatus, formId }} onCancelled={onClose} />
    </Dialog>
  );
}

type CancelFormProps = Pick<CancelDialogProps, "order" | "setStatus"> & {
  formId: string;
  onCancelled: () => void;
};

function CancelForm({ order, setStatus, formId, onCancelled }: CancelFormProps) {
  const isOwner = useSignedIn()?.auth_group_level === 1;
  const currency = useQuery(homeQuery(useApi())).data?.account.extras.currency;
  const [given, setGiven] = useState<GivenReason>({ reason: undefined, text: "" });
  const [isTried, setTried] = useState(false);
  const approver = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<readonly ("user" | "pass")[]>([]);
  const { error } = setStatus;
  const code = error instanceof CallRefused ? error.refusal.error : undefined;
  const isToBeApproved = code === "approval_required";
  const isWrong = code === "Invalid Credentials";
  // What the server knows besides, as that the kitchen had begun before, it says when it is asked.
  const [wasRefused, setWasRefused] = useState(false);
  if (isToBeApproved && !wasRefused) setWasRefused(true);
  const { paidCents } = amountsDue(order);
  const needsApproval = !isOwner && (hasBegun(order.status_id) || paidCents > 0 || wasRefused);
  const { part, goToWrong } = useFirstWrong(error);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const user = approver.current?.value.trim() ?? "";
    const pass = password.current?.value ?? "";
    const blank = needsApproval
      ? [...(user === "" ? ["user" as const] : []), ...(pass === "" ? ["pass" as const] : [])]
      : [];
    setTried(true);
    setMissing(blank);
    const { reason, text } = given;
    if (reason === undefined || lacksText(given) || blank.length > 0) return goToWrong();
    const change = {
      statusId: 6,
      reason,
      ...(isBlank(text) ? {} : { text }),
      ...(needsApproval ? { approval: { user, pass } } : {}),
    } as const;
    setStatus.mutate(change, { onSuccess: onCancelled });
  };
  const isNotOwner = isToBeApproved && "approval.user" in refusedFields(error);
  return (
    <form ref={part} id={formId} className={styles.form} noValidate onSubmit={submit}>
      {paidCents > 0 && (
        <FormMessage tone="info">
          {payingText.order.paidNote(formatMoney(paidCents, currency))}
        </FormMessage>
      )}
      <ReasonFields reasons={laterReasons} {...{ given, isTried }} onChange={setGiven} />
      {needsApproval && (
        <fieldset className={styles.approval}>
          <legend>{words.approval}</legend>
          <p>{words.approvalWhy}</p>
          <Field
            ref={approver}
            label={words.user}
            name="approver"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.email}
            error={
              missing.includes("user")
                ? words.userRequired
                : isNotOwner
                  ? words.notOwner
                  : undefined
            }
          />
          <Field
            ref={password}
            label={words.pass}
            name="approver-password"
            type="password"
            // Nobody's password is kept on a device that others use.
            autoComplete="new-password"
            maxLength={limits.password}
            error={
              missing.includes("pass")
                ? words.passRequired
                : isWrong
                  ? refusalText(error)
                  : undefined
            }
          />
        </fieldset>
      )}
      {error && !isToBeApproved && !isWrong && (
        <FormMessage tone="danger">{refusalText(error)}</FormMessage>
      )}
    </form>
  );
}
