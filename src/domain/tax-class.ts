/** The class of an item for the tax office: made here, sold as it was bought, or a drink with alcohol. */
export const taxClasses = ["prepared", "resale", "alcohol"] as const;
