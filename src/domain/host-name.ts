/** Labels below the product's domain that are the product's own, never an account's. */
export const reservedLabels = ["www", "api", "assets", "admin", "static"] as const;

const hostWithPort = /^([A-Za-z0-9.-]+?)\.?(?::\d{1,5})?$/;
const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Reads the host of a `Host` or `Domain` header: lower case, without the port and without one trailing dot. Undefined
 * for anything that is not a DNS name or an IPv4 address: user information, spaces, empty labels, other characters,
 * more than 253 characters, bracketed IPv6. Names in other alphabets come as their ASCII form (xn--).
 */
export function normaliseHost(host: string): string | undefined {
  // Longer than any name with a dot and a port.
  if (host.length > 260) return undefined;
  const name = hostWithPort.exec(host)?.[1]?.toLowerCase();
  if (name === undefined || name.length > 253) return undefined;
  return name.split(".").every((label) => hostLabel.test(label)) ? name : undefined;
}

/**
 * True for a name that an account may have below the product's domain. Names in other alphabets
 * (xn--) are refused, because they can look like another account's.
 */
export function isLabel(text: string): boolean {
  return (
    hostLabel.test(text) &&
    !text.startsWith("xn--") &&
    !reservedLabels.some((reserved) => reserved === text)
  );
}

export type AccountLookup =
  | { kind: "label"; label: string }
  | { kind: "host"; host: string }
  | { kind: "base" };

/**
 * Tells how to find the account of a host: by its label below the product's domain, by its own whole domain, or "base"
 * for the product's domain itself. Undefined when no account can have the host: malformed, a reserved label, or more
 * than one label below the product's domain.
 */
export function accountLookup(host: string, baseDomain: string): AccountLookup | undefined {
  const name = normaliseHost(host);
  const base = normaliseHost(baseDomain);
  if (name === undefined || base === undefined) return undefined;
  if (name === base) return { kind: "base" };
  if (!name.endsWith(`.${base}`)) return { kind: "host", host: name };
  const label = name.slice(0, -(base.length + 1));
  return isLabel(label) ? { kind: "label", label } : undefined;
}
