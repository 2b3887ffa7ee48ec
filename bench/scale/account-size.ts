/** How much there is of everything. */
export type Size = {
  accounts: number;
  /** In each of the ten categories; the four groups of five options of each account come on top. */
  itemsPerCategory: number;
  /** Orders of all accounts together: nine tenths spread evenly, the rest at a few that are busy. */
  orders: number;
  /** Before now in which they came; absent: half a year. */
  days?: number;
};

/** One pass of the filling, in SQL that knows the table of accounts in fill-accounts.ts. */
export type Pass = (size: Size) => string[];
