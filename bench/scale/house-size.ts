/** How much there is of everything. */
export type Size = {
  houses: number;
  /** In each of the ten categories; the four groups of five options of each house come on top. */
  itemsPerCategory: number;
  /** Of all houses together: nine tenths spread evenly, the rest at a few that are busy. */
  orders: number;
};

/** One pass of the filling, in SQL that knows the table of houses in fill-houses.ts. */
export type Pass = (size: Size) => string[];
