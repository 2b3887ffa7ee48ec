/** How much there is of everything. */
export type Size = {
  accounts: number;
  /** In each of the ten categories; the four groups of five options of each account come on top. */
  itemsPerCategory: number;
  /** Orders of all accounts together: nine tenths spread evenly, the rest at a few that are busy. */
  orders: number;
  /** Days before now in which they came; half a year when absent. */
  days?: number;
};

/** The SQL of one pass of the filling. It may use the temporary table of accounts that fill-accounts.ts makes. */
export type Pass = (size: Size) => string[];
