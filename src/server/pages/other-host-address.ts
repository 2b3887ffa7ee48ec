/** The first page of another host of this installation, which is reached as the origin is. */
export function otherHostAddress(otherHost: string, origin: string): string {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${otherHost}${port === "" ? "" : `:${port}`}/`;
}
