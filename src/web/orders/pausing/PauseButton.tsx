import type { Account } from "../../../contract/account.ts";
import { services } from "../../../domain/service.ts";
import { pausingText } from "../../text/pausing-dictionary.ts";
import { DialogButton } from "../../ui/DialogButton.tsx";
import { Icon } from "../../ui/icons.tsx";

const fetchDialog = async () => ({ Dialog: (await import("./PauseDialog.tsx")).PauseDialog });

/** Opens the dialog to take no orders for a while. Null where guests cannot order anyway. */
export function PauseButton({ account }: { account: Account }) {
  const on = services.filter((service) => account.services[service].enabled);
  if (on.length === 0) return null;
  return (
    <DialogButton fetchDialog={fetchDialog} shown={{ on }}>
      <Icon name="clock" />
      {pausingText.pause.button}
    </DialogButton>
  );
}
