import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { callbackify } from "node:util";

// Special-purpose addresses by the registries of IANA (RFC 6890): no public server has one of them.
const reserved4 =
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3";
/** The only part of IPv6 that is allocated. The rest maps IPv4, stays in a network, or is unassigned. */
const given6 = "2000::/3";
const reserved6 = "2001::/23 2001:db8::/32 2002::/16 3fff::/20";

function networks(list: string, family: "ipv4" | "ipv6"): BlockList {
  const blocks = new BlockList();
  for (const entry of list.split(" ")) {
    const [net = "", prefix] = entry.split("/");
    blocks.addSubnet(net, Number(prefix), family);
  }
  return blocks;
}

const closed4 = networks(reserved4, "ipv4");
const open6 = networks(given6, "ipv6");
const closed6 = networks(reserved6, "ipv6");

/** Whether an IP address is public, so that a request to it reaches nothing behind a firewall. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed4.check(address, "ipv4");
  if (isIP(address) !== 6) return false;
  return open6.check(address, "ipv6") && !closed6.check(address, "ipv6");
}

/**
 * Asks the name servers itself. The system's own lookup takes a thread for as long as they are silent: with a few of
 * those, this process could no longer find a host or open a file.
 */
async function publicAddresses(host: string): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers
    .flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []))
    .filter(isPublicAddress)
    .map((address) => ({ address, family: isIP(address) }));
}

/** Looks a host up for a connection, and answers only public addresses, whatever the name leads to. */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  callbackify(publicAddresses)(host, (_error, open) => {
    const [first] = open;
    if (!first) return callback(new Error("Not a public address"), "", 0);
    if (options.all) return callback(null, open);
    return callback(null, first.address, first.family);
  });
};
