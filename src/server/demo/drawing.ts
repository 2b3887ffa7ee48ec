/** Pseudorandom numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Random values that are the same for the same seed. */
export type RandomDraws = ReturnType<typeof newRandomDraws>;

export function newRandomDraws(seed: number) {
  const random = seededRandom(seed);
  const between = (least: number, most: number) => least + random() * (most - least);
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join("");
  return {
    between,
    whole: (least: number, most: number) => Math.floor(between(least, most + 1)),
    chance: (share: number) => random() < share,
    oneOf<One>(all: readonly One[]): One {
      // There is one for every number below the length.
      return all[Math.floor(random() * all.length)] as One;
    },
    weighted<One>(all: readonly (readonly [One, number])[]): One {
      let left = random() * all.reduce((sum, [, weight]) => sum + weight, 0);
      const found = all.find(([, weight]) => (left -= weight) < 0) ?? all.at(-1);
      if (!found) throw new Error("there is nothing to draw from");
      return found[0];
    },
    /** Nearly a bell curve: values far from the middle are rare. */
    around: (middle: number, width: number) =>
      middle + (random() + random() + random() - 1.5) * width,
    hex,
    /** A UUID that begins with its time, as the program's own ids do. */
    id(ms: number): string {
      const time = Math.floor(ms).toString(16).padStart(12, "0");
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-8${hex(3)}-${hex(12)}`;
    },
  };
}
