import { useSignedIn } from "../auth/use-signed-in.ts";
import { text } from "../text/dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { useLazyPart } from "../ui/use-lazy-part.ts";

const fetchButton = () => import("./CallButton.tsx");

/**
 * Calls an attendant to the guest's table. Nothing for staff, and nothing until its script is here,
 * which only guests at a table need.
 */
export function CallStaffButton({ tableNumber }: { tableNumber: number }) {
  const isGuest = useSignedIn() === null;
  const { part, failed, retry } = useLazyPart(fetchButton, isGuest);
  if (!isGuest) return null;
  if (failed) return <Button onClick={retry}>{text.common.retry}</Button>;
  return part && <part.CallButton tableNumber={tableNumber} />;
}
