/** The browser's cache of what the floor needs without a network; the worker leaves it alone. */
export const floorCache = "floor-1";
