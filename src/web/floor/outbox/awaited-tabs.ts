/**
 * Tabs that somebody is opening in a form on this page. They are not shown as waiting while their answer may come at
 * once.
 */
export const awaitedTabs = new Set<string>();
