import { BlockList, isIP } from "node:net";

/** The addresses and networks ("10.0.0.0/8") of a list; undefined when one of them is neither. */
export function parseNetworks(list: readonly string[]): BlockList | undefined {
  const networks = new BlockList();
  for (const entry of list) {
    const [address = "", prefix, ...rest] = entry.split("/");
    const version = isIP(address);
    if (version === 0 || rest.length > 0) return undefined;
    const family = version === 4 ? "ipv4" : "ipv6";
    const longest = version === 4 ? 32 : 128;
    if (prefix === undefined) networks.addAddress(address, family);
    else if (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest)
      networks.addSubnet(address, Number(prefix), family);
    else return undefined;
  }
  return networks;
}

export function isInNetworks(networks: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && networks.check(address, version === 4 ? "ipv4" : "ipv6");
}
