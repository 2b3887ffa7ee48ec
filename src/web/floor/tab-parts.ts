import { fetchCancelledWords } from "../ordering/fetch-cancelled-words.ts";

/** Parts of a tab's page that show on a tap or an event. Both pages of the floor fetch them and the tables ahead. */
export const tabParts = {
  actions: () => import("./moves/TabActionsDialog.tsx"),
  newTab: () => import("./tables/NewTabDialog.tsx"),
  bill: () => import("./tab/BillDialog.tsx"),
  kept: () => import("./tab/KeptWork.tsx"),
  steps: () => import("./tab/ClosingSteps.tsx"),
  cancelled: fetchCancelledWords,
  guests: () => import("./tables/GuestParts.tsx"),
};

export const allTabParts = [...Object.values(tabParts), () => import("./TablesPage.tsx")];
