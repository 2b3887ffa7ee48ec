type AddressTextProps = { children: string };

/** A line that may end with a postal code, as those of the domain do: the code does not break at its hyphen. */
export function AddressText({ children }: AddressTextProps) {
  const [before, code] = children.split(/(?=\d{5}-\d{3}$)/);
  return (
    <>
      {before}
      {code && <span className="unbroken">{code}</span>}
    </>
  );
}
