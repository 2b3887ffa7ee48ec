/** The dialog to refuse an order. It is fetched only when somebody wants to refuse one. */
export const fetchRefuse = () => import("./RefuseDialog.tsx");
