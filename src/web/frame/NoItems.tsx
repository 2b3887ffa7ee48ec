import { useSignedIn } from "../auth/use-signed-in.ts";
import { takingText } from "../text/taking-dictionary.ts";
import { EmptyState } from "../ui/StateMessage.tsx";
import { SeeMenuLink } from "./SeeMenuLink.tsx";

/** Says to the staff that nothing is on the menu yet, and leads an owner there. */
export function NoItems() {
  const isOwner = useSignedIn()?.auth_group_level === 1;
  return (
    <EmptyState icon="pencil" action={isOwner && <SeeMenuLink variant="primary" />}>
      {takingText.noItems}
    </EmptyState>
  );
}
