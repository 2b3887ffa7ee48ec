/** The question why an order is not taken: of use only once somebody wants to refuse one. */
export const fetchRefuse = () => import("./RefuseDialog.tsx");
