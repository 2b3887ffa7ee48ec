import { isIPv6 } from "node:net";

/**
 * The key by which limits count an address. An IPv6 home or server is given a whole /64 (RFC 4291, 2.5.4) and may use
 * another address of it each time, so the /64 is the caller. An IPv4 address is one caller however a socket writes it.
 */
export function callerAddress(address: string): string {
  if (!address.includes(":")) return address;
  const [withoutZone = ""] = address.split("%");
  if (!isIPv6(withoutZone)) return address;
  const groups = groupsOf(withoutZone);
  return ipv4Within(groups) ?? `${groups.slice(0, 4).join(":")}::/64`;
}

/** The eight groups, in lower case and without leading zeros: proxies write one address in many ways. */
function groupsOf(address: string): string[] {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail] = shortest
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  if (tail === undefined) return head;
  const left = 8 - head.length - tail.length;
  return [...head, ...Array.from({ length: left }, () => "0"), ...tail];
}

/** Reads the IPv4 address within ::ffff:0:0/96. */
function ipv4Within(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return undefined;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join(".");
}
