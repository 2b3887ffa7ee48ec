import { useSignOut } from "../../auth/use-sign-out.ts";
import { text } from "../../text/dictionary.ts";
import { Icon } from "../../ui/icons.tsx";

/** Ends the session of a member of the staff. It is a script of its own, because guests never need it. */
export function SignOutButton() {
  const signOut = useSignOut();
  return (
    <button type="button" aria-disabled={signOut.isPending} onClick={() => signOut.mutate()}>
      <Icon name="user" />
      {text.header.signOut}
    </button>
  );
}
