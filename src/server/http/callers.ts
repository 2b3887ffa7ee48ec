import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** As whom calls take their share of the database. */
export type Callers = {
  /**
   * Whoever has a token that was good a moment ago is a caller of their own, also where many share an address; all others
   * of an address are one caller together, however many tokens they make up.
   */
  nameOf(asking: { token: string | undefined; address: string }): string;
  /** Hears what has become of a token: whether it stands for somebody. */
  note(token: string, isGood: boolean): void;
};

/** Devices that call a process in an evening; one that is forgotten takes its address's share for a call. */
const remembered = 10_000;

export function createCallers(): Callers {
  // By their hashes: what stays in memory is good for nothing.
  const good = new LRUCache<string, true>({ max: remembered });
  const hashOf = (token: string) => hash("sha256", token, "base64url");
  return {
    nameOf({ token, address }) {
      const name = token === undefined ? undefined : hashOf(token);
      return name !== undefined && good.get(name) ? name : address;
    },
    note(token, isGood) {
      if (isGood) good.set(hashOf(token), true);
      else good.delete(hashOf(token));
    },
  };
}
