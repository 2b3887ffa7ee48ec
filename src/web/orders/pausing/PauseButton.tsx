import { useState } from "react";
import type { Account } from "../../../contract/account.ts";
import { services } from "../../../domain/service.ts";
import { pauseText } from "../../text/pause-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { usePartOnTap } from "../../ui/use-part-on-tap.ts";

const fetchDialog = () => import("./PauseDialog.tsx");

/** Opens the dialog to take no orders for a while. Null where guests cannot order anyway. */
export function PauseButton({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const part = usePartOnTap(fetchDialog, isOpen, close);
  const on = services.filter((service) => account.services[service].enabled);
  if (on.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="clock" />
        {pauseText.pause.button}
      </Button>
      {part && <part.PauseDialog open={isOpen} on={on} onClose={close} />}
    </>
  );
}
