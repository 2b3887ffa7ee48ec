import { useLeaving } from "../../../site/leaving.ts";
import { useSignOut } from "../../../auth/use-sign-out.ts";
import { frameText } from "../../../text/frame-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { PasswordForm } from "../../../auth/PasswordForm.tsx";
import { PinForm } from "../../../auth/PinForm.tsx";
import { accessText } from "../../../text/access-dictionary.ts";
import { SettingsCard } from "../SettingsCard.tsx";
import styles from "./AccessSection.module.css";
import { text } from "../../../text/dictionary.ts";

/** The admin's own password, and the way out. */
export function AccessSection() {
  const signOut = useSignOut();
  const { leave } = useLeaving();
  return (
    <SettingsCard help={accessText.help}>
      <div className={styles.access}>
        <h3>{frameText.password.heading}</h3>
        <PasswordForm />
        <hr className={styles.line} />
        <h3>{accessText.pin.heading}</h3>
        <PinForm />
        <hr className={styles.line} />
        <Button
          className={styles.signOut}
          busy={signOut.isPending}
          onClick={() => leave(() => signOut.mutate())}
        >
          {text.header.signOut}
        </Button>
      </div>
    </SettingsCard>
  );
}
