import { useState } from "react";
import type { CancelReason } from "../../../domain/cancel-reasons.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { useApproval, type TypedApproval } from "../../auth/use-approval.ts";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import { lacksText, type GivenReason } from "./ReasonFields.tsx";

/** Why something is called off, and an owner's approval where one is needed. */
export type CancelRequest = { reason: CancelReason; text?: string; approval?: TypedApproval };

type ReasonFormOptions = {
  /** An approval is needed, as far as the page knows. The server may ask for one when the kitchen had begun before. */
  isExpected: boolean;
  onSend: (request: CancelRequest) => void;
};

/** A form that asks for the reason and the approval. `error` is that of the last try. */
export function useReasonForm<Part extends HTMLElement = HTMLFormElement>(
  error: unknown,
  { isExpected, onSend }: ReasonFormOptions,
) {
  const [given, onChange] = useState<GivenReason>({ reason: undefined, text: "" });
  const [isTried, setTried] = useState(false);
  const approval = useApproval(error, { isExpected });
  const { part, goToWrong } = useFirstWrong<Part>(error);
  const submit = () => {
    setTried(true);
    const approved = approval.isNeeded ? approval.read() : undefined;
    const { reason, text } = given;
    if (reason === undefined || lacksText(given) || (approval.isNeeded && !approved))
      return goToWrong();
    return onSend({
      reason,
      ...(!isBlank(text) && { text }),
      ...(approved && { approval: approved }),
    });
  };
  return { part, submit, approval, fields: { given, isTried, onChange } };
}
