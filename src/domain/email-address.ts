/** Words of the characters allowed in addresses, with dots between them, then "@" and a host name. */
const address = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

export function isEmailAddress(text: string): boolean {
  return address.test(text);
}
