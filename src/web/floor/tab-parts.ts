import { fetchCancelledWords } from "../ordering/fetch-cancelled-words.ts";

/** Parts of a tab's page that are shown on a tap or when something happens; its page and that of tables prepare them. */
export const tabParts = {
  actions: () => import("./moves/TabActionsDialog.tsx"),
  newTab: () => import("./tables/NewTabDialog.tsx"),
  bill: () => import("./tab/BillDialog.tsx"),
  kept: () => import("./tab/KeptWork.tsx"),
  steps: () => import("./tab/ClosingSteps.tsx"),
  cancelled: fetchCancelledWords,
  guests: () => import("./tables/GuestParts.tsx"),
};

export const allTabParts = Object.values(tabParts);
