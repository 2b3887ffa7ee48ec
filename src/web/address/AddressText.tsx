/**
 * A line of an address as the domain writes them: the postal code at its end does not break at its hyphen, and no line
 * begins with a dash.
 */
export function AddressText({ children }: { children: string }) {
  const [before, code] = children.split(/(?=\d{5}-\d{3}$)/);
  return (
    <>
      {before?.replaceAll(" - ", "\u00a0- ")}
      {code && <span className="unbroken">{code}</span>}
    </>
  );
}
