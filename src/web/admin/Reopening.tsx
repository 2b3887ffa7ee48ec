import { refusalText } from "../api/refusal-text.ts";
import { barText } from "../text/bar-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/StateMessage.tsx";
import styles from "./Reopening.module.css";
import { useActivation } from "./use-activation.ts";

/** The way back for an account that was closed to guests. */
export function Reopening() {
  const activation = useActivation();
  return (
    <div className={styles.reopening}>
      <Button variant="primary" busy={activation.isPending} onClick={() => activation.mutate(true)}>
        {barText.activity.open}
      </Button>
      {activation.isError && <p role="alert">{refusalText(activation.error)}</p>}
    </div>
  );
}

/** Stands for the settings of such an account. */
export function ClosedAccount() {
  const { title, explanation } = barText.inactive;
  return (
    <EmptyState icon="eyeOff" title={title} heading="h1" action={<Reopening />}>
      {explanation}
    </EmptyState>
  );
}
