import { useSignedIn } from "../auth/use-signed-in.ts";
import { useLazyPart } from "../ui/use-lazy-part.ts";

const fetchButton = () => import("./CallButton.tsx");

/**
 * Calls an attendant to the guest's table. Nothing for staff, and nothing until its script is here,
 * which only guests at a table need.
 */
export function CallStaffButton({ tableNumber }: { tableNumber: number }) {
  const isGuest = useSignedIn() === null;
  const { part } = useLazyPart(fetchButton, isGuest);
  return isGuest && part && <part.CallButton tableNumber={tableNumber} />;
}
