/** Limits of an account's settings and menu: for forms, the wire and the operator's commands. */

export const maxTables = 500;

export const maxServicePercent = 20;

export const maxHomeButtons = 30;

/** Factors of the logo's size; 1 is the usual size. */
export const logoScales = { min: 0.5, max: 1.5 } as const;

/** Distance of the logo below its usual place. */
export const logoOffsetsPx = { min: -50, max: 50 } as const;

/** Limit for a picture's file before conversion. */
export const maxPictureMegabytes = 10;

/** The most entries that one call changes: with all columns of the owner's table they still fit into a body. */
export const maxBulkEdits = 1000;

/** The most translations that one call changes. */
export const maxTranslationEdits = 100;

/** The most texts for which one call asks for suggestions, so that the answer comes before a browser gives up. */
export const maxSuggestions = 10;
