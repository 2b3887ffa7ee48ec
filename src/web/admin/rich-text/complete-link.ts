import { isLinkAddress } from "../../../domain/link-address.ts";

const email = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const bareHost = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]\S*)?$/u;

/** Adds the missing scheme to a typed link; leaves anything else unchanged. */
export function completeLink(typed: string): string {
  const link = typed.trim();
  if (isLinkAddress(link)) return link;
  if (email.test(link)) return `mailto:${link}`;
  return bareHost.test(link) ? `https://${link}` : link;
}
