import { useRef } from "react";

/**
 * Moves the focus from the postal code, a field of this name, to the number, or to the street if the code covers a
 * whole town. The focus stays if somebody has gone elsewhere already.
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
