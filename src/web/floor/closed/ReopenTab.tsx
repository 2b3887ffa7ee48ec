import { useId, useRef, useState, type SyntheticEvent } from "react";
import { CallRefused } from "../../../contract/client.ts";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { businessDayStart } from "../../../domain/business-day.ts";
import { isBlank, limits } from "../../../domain/text-rules.ts";
import { useApi } from "../../api/api.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { refusedFields } from "../../api/refused-fields.ts";
import { useSignedIn } from "../../auth/use-signed-in.ts";
import { serverNow } from "../../services/server-clock.ts";
import { usualTimeZone, zoneHere } from "../../site/account-clock.ts";
import { movesText } from "../../text/moves-dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field, TextAreaField } from "../../ui/Field.tsx";
import { FormMessage } from "../../ui/FormMessage.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import { isTableTaken, moveProblem } from "../moves/move-problem.ts";
import styles from "../moves/moves.module.css";
import { useTabCall } from "../moves/use-tab-call.ts";

type ReopenTabProps = { details: SheetDetails; timeZone: string | undefined };

/** Opens a tab again that was closed on the business day that is under way. */
export function ReopenTab({ details, timeZone = usualTimeZone }: ReopenTabProps) {
  const [opens, setOpens] = useState(false);
  const formId = useId();
  const call = useTabCall(details.hash);
  const dayStart = businessDayStart(zoneHere(timeZone), serverNow());
  if (details.closed_at === undefined || Date.parse(details.closed_at) < dayStart) return null;
  const open = () => {
    call.reset();
    setOpens(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        {movesText.reopen}
      </Button>
      <Dialog
        open={opens}
        onClose={() => setOpens(false)}
        title={movesText.reopen}
        variant="center"
        footer={
          <Button type="submit" form={formId} variant="primary" busy={call.isPending}>
            {movesText.reopen}
          </Button>
        }
      >
        <ReopenForm {...{ details, call, formId }} onDone={() => setOpens(false)} />
      </Dialog>
    </>
  );
}

type ReopenFormProps = {
  details: SheetDetails;
  call: ReturnType<typeof useTabCall>;
  formId: string;
  onDone: () => void;
};

const approving = staffText.cancelling;

function ReopenForm({ details: { hash }, call, formId, onDone }: ReopenFormProps) {
  const api = useApi();
  const show = useToast();
  const isOwner = useSignedIn()?.auth_group_level === 1;
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const approver = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { error } = call;
  const { part, goToWrong } = useFirstWrong(error);
  const [missing, setMissing] = useState<readonly ("user" | "pass")[]>([]);
  const code = error instanceof CallRefused ? error.refusal.error : undefined;
  const isNotOwner = code === "approval_required" && "approval.user" in refusedFields(error);
  const isWrong = code === "Invalid Credentials";

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (call.isPending) return undefined;
    const user = approver.current?.value.trim() ?? "";
    const pass = password.current?.value ?? "";
    const blank = isOwner
      ? []
      : [...(user === "" ? ["user" as const] : []), ...(pass === "" ? ["pass" as const] : [])];
    setTried(true);
    setMissing(blank);
    if (isBlank(reason) || blank.length > 0) return goToWrong();
    const body = { reason: reason.trim(), ...(isOwner ? {} : { approval: { user, pass } }) };
    return call.mutate(() => api.sheets.reopen({ params: { hash }, body }), {
      onSuccess() {
        show({ text: movesText.reopened, tone: "ok" });
        onDone();
      },
    });
  };
  return (
    <form ref={part} id={formId} className={styles.form} noValidate onSubmit={submit}>
      <TextAreaField
        label={movesText.reopenReason}
        rows={2}
        maxLength={limits.cancelText}
        value={reason}
        error={isTried && isBlank(reason) ? movesText.reasonRequired : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {!isOwner && (
        <fieldset className={styles.form}>
          <legend>{approving.approval}</legend>
          <p>{movesText.approvalWhy}</p>
          <Field
            ref={approver}
            label={approving.user}
            name="approver"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.email}
            error={
              missing.includes("user")
                ? approving.userRequired
                : isNotOwner
                  ? approving.notOwner
                  : undefined
            }
          />
          <Field
            ref={password}
            label={approving.pass}
            name="approver-password"
            type="password"
            // Nobody's password is kept on a device that others use.
            autoComplete="new-password"
            maxLength={limits.password}
            error={
              missing.includes("pass")
                ? approving.passRequired
                : isWrong
                  ? refusalText(error)
                  : undefined
            }
          />
        </fieldset>
      )}
      {error && !isNotOwner && !isWrong && (
        <FormMessage tone="danger">{reopenProblem(error)}</FormMessage>
      )}
    </form>
  );
}

function reopenProblem(error: Error): string {
  if (isTableTaken(error)) return movesText.reopenTaken;
  const isLate = error instanceof CallRefused && error.refusal.error === "deal_closed";
  return isLate ? movesText.tooLate : moveProblem(error);
}
