import { fetchCancelledWords } from "../ordering/fetch-cancelled-words.ts";

/** Parts of a tab's page that show on a tap or an event. Both pages of the floor fetch them and the tables ahead. */
export const tabParts = {
  actions: async () => ({
    Dialog: (await import("./moves/TabActionsDialog.tsx")).TabActionsDialog,
  }),
  newTab: async () => ({ Dialog: (await import("./tables/NewTabDialog.tsx")).NewTabDialog }),
  bill: async () => ({ Dialog: (await import("./tab/BillDialog.tsx")).BillDialog }),
  kept: () => import("./tab/KeptWork.tsx"),
  steps: () => import("./tab/ClosingSteps.tsx"),
  cancelled: fetchCancelledWords,
  guests: () => import("./tables/GuestParts.tsx"),
};

export const allTabParts = [...Object.values(tabParts), () => import("./TablesPage.tsx")];
