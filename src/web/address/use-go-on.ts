import { useRef } from "react";

/**
 * From the postal code, a field of this name, on to what it cannot tell, unless somebody has gone elsewhere already: to
 * the number, or to the street where it covers a whole town.
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
