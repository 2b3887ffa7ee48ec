import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { limits } from "../../domain/text-rules.ts";
import { useApi } from "../api/api.ts";
import { refusalText } from "../api/refusal-text.ts";
import { newKey } from "../api/new-key.ts";
import { useErrors } from "../forms/use-errors.ts";
import { text } from "../text/dictionary.ts";
import { ratingText } from "../text/rating-dictionary.ts";
import { spokenTag } from "../text/spoken-language.ts";
import { Button } from "../ui/Button.tsx";
import { TextAreaField } from "../ui/Field.tsx";
import { Icon } from "../ui/icons.tsx";
import { useToast } from "../ui/Toast.tsx";
import { useOwnToast } from "../ui/use-own-toast.ts";
import { ChoiceField } from "../ui/ChoiceField.tsx";
import { Form } from "../ui/Form.tsx";
import { sendRating, type RatingDraft } from "./rating-draft.ts";
import styles from "./RatingForm.module.css";

type RatingFormProps = {
  draft: RatingDraft;
  onChange: (draft: RatingDraft) => void;
  /** Gets what was sent, since the guest may have changed the draft meanwhile. */
  onSent: (sent: RatingDraft) => void;
};

/** Stars, a comment for those who wish to say more, and the button that sends them. */
export function RatingForm({ draft, onChange, onSent }: RatingFormProps) {
  const api = useApi();
  const show = useToast();
  const warn = useOwnToast();
  const { part, errors, show: mark } = useErrors();
  const sending = useMutation({
    mutationFn: (sent: RatingDraft) =>
      sendRating(
        (body, idempotencyKey) => api.ratings.rate({ body }, { idempotencyKey }),
        sent,
        newKey,
      ),
    onSuccess(_, sent) {
      show({ title: ratingText.thanksTitle, text: ratingText.thanks, tone: "ok" });
      onSent(sent);
    },
  });
  const submit = () => {
    if (sending.isPending) return;
    if (draft.rate > 0) return sending.mutate(draft);
    warn({ title: text.common.attention, text: ratingText.required, tone: "warn" });
    mark({ rate: ratingText.required });
  };
  return (
    <Form ref={part} className={styles.form} lang={spokenTag()} onSubmit={submit}>
      <StarsField
        value={draft.rate}
        error={errors["rate"]}
        onChange={(rate) => {
          // There is nothing to warn of any more.
          warn({ text: "" });
          mark({});
          onChange({ ...draft, rate });
        }}
      />
      <TextAreaField
        label={ratingText.comment}
        optional
        rows={4}
        maxLength={limits.ratingDescription}
        value={draft.description}
        onChange={(event) => onChange({ ...draft, description: event.currentTarget.value })}
      />
      <div className={styles.notice} role="alert">
        {sending.error && !sending.isPending && (
          <p>
            <Icon name="alert" />
            {refusalText(sending.error)}
          </p>
        )}
      </div>
      <Button type="submit" variant="primary" busy={sending.isPending}>
        {ratingText.send}
      </Button>
    </Form>
  );
}

type StarsFieldProps = {
  /** 0 while none is chosen. */
  value: number;
  error: string | undefined;
  onChange: (value: number) => void;
};

/** One to five stars to choose from, by touch or with the arrow keys; the choice is said in words. */
function StarsField({ value, error, onChange }: StarsFieldProps) {
  const id = useId();
  return (
    <ChoiceField label={ratingText.score} error={error} required className={styles.row}>
      <div className={styles.five}>
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count} className={styles.star}>
            <input
              type="radio"
              name={id}
              value={count}
              checked={count === value}
              aria-label={ratingText.stars(count)}
              onChange={() => onChange(count)}
            />
            <Icon name="star" className={count <= value ? styles.chosen : undefined} />
          </label>
        ))}
      </div>
      <span className={styles.words} aria-hidden="true">
        {value > 0 && ratingText.stars(value)}
      </span>
    </ChoiceField>
  );
}
