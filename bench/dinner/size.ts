export type Size = {
  accounts: number;
  guests: number;
  /** Length of the measured time, in which guests come evenly and every account has an order a minute. */
  seconds: number;
  /** Factor of people's waits. */
  pace: number;
  /** Orders of the days before, of all accounts together. */
  ordersBefore: number;
  daysBefore: number;
};

const whole: Size = {
  accounts: 1_000,
  guests: 20_000,
  seconds: 600,
  pace: 1,
  ordersBefore: 100_000,
  daysBefore: 7,
};

/** `DINNER=tenth`: for machines with other load; the cost of an order shows here too. */
const tenth: Size = { ...whole, accounts: 100, guests: 600, seconds: 180, ordersBefore: 10_000 };

/** `DINNER=half`: nearer to what one process carries. */
const half: Size = { ...tenth, accounts: 500, guests: 3_000, ordersBefore: 50_000 };

/** `DINNER=short`: to see that it runs. */
const short: Size = {
  accounts: 6,
  guests: 60,
  seconds: 18,
  pace: 0.15,
  ordersBefore: 120,
  daysBefore: 7,
};

export function sizeNamed(name: string | undefined): Size {
  if (name === "half") return half;
  if (name === "tenth") return tenth;
  return name === "short" ? short : whole;
}

/** Two of five guests order: eight in ten minutes at each account. Its attendant enters two more on a tab. */
export const isHungry = (visit: number) => visit % 5 === 0 || visit % 5 === 3;
