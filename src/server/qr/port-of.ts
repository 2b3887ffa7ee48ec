/** The port as `:3000`, or "" for the usual one. A site on trial has a port, which the table of hosts lacks. */
export function portOf(host: string, protocol: "http" | "https"): string {
  const port = Number(/:(\d{1,5})$/.exec(host)?.[1] ?? 0);
  const usual = protocol === "https" ? 443 : 80;
  return port === 0 || port > 65_535 || port === usual ? "" : `:${port}`;
}
