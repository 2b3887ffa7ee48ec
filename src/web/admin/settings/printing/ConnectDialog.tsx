import { buttonClass, Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { printerFormText as words } from "../../../text/printer-form-dictionary.ts";
import { PixKey as CopiedField } from "../../../ordering/PixKey.tsx";
import type { Connecting } from "./PrinterDialog.tsx";
import { agentCommand } from "./printer-form.ts";
import styles from "./printing.module.css";

type ConnectDialogProps = { connecting: Connecting | undefined; onClose: () => void };

/** Instructions to connect a printer; its secret address is seen here, and never again. */
export function ConnectDialog({ connecting, onClose }: ConnectDialogProps) {
  return (
    <Dialog
      open={connecting !== undefined}
      // Otherwise a tap outside the dialog would lose the address.
      closable={connecting?.address === undefined}
      onClose={onClose}
      title={words.connect(connecting?.printer.name ?? "")}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      {connecting && <Steps {...connecting} />}
    </Dialog>
  );
}

function Steps({ printer, address }: Connecting) {
  const whole = address === undefined ? undefined : `${location.origin}${address}`;
  return (
    <div className={styles.form}>
      <ol className={styles.steps}>
        {words.steps[printer.kind].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {whole !== undefined && (
        <>
          <p className={styles.once}>
            <Icon name="alert" />
            {words.once}
          </p>
          <CopiedField
            pixKey={whole}
            label={words.address}
            copy={words.copy}
            copied={words.copied}
          />
          {printer.kind === "agent" && (
            <>
              <CopiedField
                pixKey={agentCommand(whole)}
                label={words.command}
                copy={words.copyCommand}
                copied={words.commandCopied}
              />
              <p>
                <a className={buttonClass("quiet")} href="/print/agent.mjs" download="agent.mjs">
                  {words.download}
                </a>
              </p>
            </>
          )}
        </>
      )}
    </div>
  );
}
