/** How the options chosen of one group are priced together. */
export const priceRules = ["sum", "highest", "average"] as const;
