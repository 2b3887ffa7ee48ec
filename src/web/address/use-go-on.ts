import { useRef } from "react";

/**
 * Moves the focus from the postal code, a field of this name, to what that cannot tell, unless somebody has gone
 * elsewhere already: to the number, or to the street where the code covers a whole town.
 */
export function useGoOn(postalCodeName: string) {
  const street = useRef<HTMLInputElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const goOn = ({ hasStreet }: { hasStreet: boolean }) => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLInputElement)) return;
    if (activeElement.name === postalCodeName) (hasStreet ? number : street).current?.focus();
  };
  return { street, number, goOn };
}
