import { useState } from "react";
import { frameText } from "../text/frame-dictionary.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { PartAwaited } from "../ui/PartAwaited.tsx";
import { useLazyPart } from "../ui/use-lazy-part.ts";
import styles from "./OwnPassword.module.css";

const fetchForm = () => import("./PasswordForm.tsx");

/** A form for an attendant, who has no settings, to change the password that an admin gave them. */
export function OwnPassword() {
  const [isOpen, setOpen] = useState(false);
  const { part, failed, retry } = useLazyPart(fetchForm, isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        {frameText.password.heading}
      </button>
      <Dialog open={isOpen} onClose={close} title={frameText.password.heading}>
        {part ? (
          <part.PasswordForm onChanged={close} />
        ) : (
          <PartAwaited {...{ failed, retry }} height="18rem" />
        )}
      </Dialog>
    </>
  );
}
