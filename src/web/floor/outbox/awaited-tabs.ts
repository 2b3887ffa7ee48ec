/**
 * Tabs for whose answer somebody stands before the form on this page: as long as that may come at once they are not
 * shown as waiting.
 */
export const awaitedTabs = new Set<string>();
