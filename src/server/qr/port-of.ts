/** A site on trial has a port, which its name in the table of hosts does not have. */
export function portOf(host: string, protocol: "http" | "https"): string {
  const port = Number(/:(\d{1,5})$/.exec(host)?.[1] ?? 0);
  const usual = protocol === "https" ? 443 : 80;
  return port === 0 || port > 65_535 || port === usual ? "" : `:${port}`;
}
