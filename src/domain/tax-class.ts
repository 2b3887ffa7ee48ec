/** The tax office's class of an item: made here, resold unchanged, or an alcoholic drink. */
export const taxClasses = ["prepared", "resale", "alcohol"] as const;
