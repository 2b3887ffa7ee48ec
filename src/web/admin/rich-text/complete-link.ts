import { isLinkAddress } from "../../../domain/link-address.ts";

const email = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const bareHost = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]\S*)?$/u;

/** A link as people type it, with the scheme that they left out; anything else as it is. */
export function completeLink(typed: string): string {
  const link = typed.trim();
  if (isLinkAddress(link)) return link;
  if (email.test(link)) return `mailto:${link}`;
  return bareHost.test(link) ? `https://${link}` : link;
}
