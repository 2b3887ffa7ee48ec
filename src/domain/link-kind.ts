/** Services that people recognise by an icon. */
export const linkKinds = [
  "whatsapp",
  "instagram",
  "facebook",
  "youtube",
  "tiktok",
  "ifood",
  "maps",
  "phone",
  "mail",
] as const;
export type LinkKind = (typeof linkKinds)[number];

const schemes: Record<string, LinkKind> = {
  tel: "phone",
  sms: "phone",
  mailto: "mail",
  geo: "maps",
  whatsapp: "whatsapp",
};

/** Hosts whose names differ from their service's. */
const hosts: [pattern: RegExp, kind: LinkKind][] = [
  [/^(?:api\.|www\.)?wa\.me$/, "whatsapp"],
  [/^(?:www\.)?(?:fb\.com|fb\.me|m\.me)$/, "facebook"],
  [/^(?:www\.)?instagr\.am$/, "instagram"],
  [/^(?:www\.)?youtu\.be$/, "youtube"],
  [/^(?:maps\.|goo\.gl$|(?:www\.)?openstreetmap\.org$|(?:ul\.|www\.)?waze\.com$)/, "maps"],
];

/**
 * The service that a link leads to, by its scheme, its host or a part of its path, as in links of click counters.
 * Undefined for any other site.
 */
export function linkKind(href: string): LinkKind | undefined {
  const [, scheme = "", rest = ""] = /^([a-z][a-z0-9+.-]*):(.*)$/i.exec(href.trim()) ?? [];
  const known = schemes[scheme.toLowerCase()];
  if (known || !/^https?$/i.test(scheme)) return known;
  const [host = "", ...path] = rest.toLowerCase().replace(/^\/+/, "").split(/[/?#]/);
  const name = host.replace(/^[^@]*@/, "").replace(/:\d+$/, "");
  const byHost = hosts.find(([pattern]) => pattern.test(name))?.[1];
  const words = new Set([...name.split("."), ...path]);
  return byHost ?? linkKinds.find((kind) => kind !== "phone" && kind !== "mail" && words.has(kind));
}
