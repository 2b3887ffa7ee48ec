import { usePartOnTap } from "../../ui/use-part-on-tap.ts";
import type { OwnerDialogsProps } from "./OwnerDialogs.tsx";

const fetchDialogs = () => import("./OwnerDialogs.tsx");

/** The dialogs over the menu, which come when the first of them is opened. */
export function DialogsOnTap(props: OwnerDialogsProps) {
  const each = Object.values(props.state);
  const part = usePartOnTap(
    fetchDialogs,
    each.some(({ shown }) => shown?.isOpen),
    () => {
      for (const { hide } of each) hide();
    },
  );
  return part && <part.OwnerDialogs {...props} />;
}
