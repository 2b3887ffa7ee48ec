import { useState } from "react";
import { refusalText } from "../../../api/refusal-text.ts";
import { text } from "../../../text/dictionary.ts";
import { barText } from "../../../text/bar-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { FormMessage } from "../../../ui/FormMessage.tsx";
import { useActivation } from "../../use-activation.ts";
import { SettingsCard } from "../SettingsCard.tsx";
import styles from "../fields.module.css";

const words = barText.activity;

/** Closes the account to guests. A closed account shows no settings: the button that opens it stands in their place. */
export function ActivitySection() {
  const activation = useActivation();
  const [isAsked, setAsked] = useState(false);
  const letGo = () => {
    activation.reset();
    setAsked(false);
  };
  return (
    <SettingsCard help={words.help}>
      <div className={styles.row}>
        <Chip tone="ok" icon="check">
          {words.isOpen}
        </Chip>
        <Button onClick={() => setAsked(true)}>{words.close}</Button>
        <ConfirmDialog
          open={isAsked}
          question={words.closeQuestion}
          yes={words.close}
          no={text.common.cancel}
          danger
          busy={activation.isPending}
          onNo={letGo}
          onYes={() => activation.mutate(false)}
        >
          <p>{words.closeExplanation}</p>
          {activation.isError && (
            <FormMessage tone="danger">{refusalText(activation.error)}</FormMessage>
          )}
        </ConfirmDialog>
      </div>
    </SettingsCard>
  );
}
