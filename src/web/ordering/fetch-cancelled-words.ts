/** The words on cancelled orders; a tab's page prepares them, and shows them without a network too. */
export const fetchCancelledWords = () => import("./CancelledWords.tsx");
