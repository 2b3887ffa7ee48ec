import { useSyncExternalStore } from "react";
import { storedInlineAdminMode, storedSignIn, subscribeSession } from "../api/session.ts";

/** An admin's view of the guest's pages: to edit them, or to look at them as a guest. */
type AdminView = "editing" | "looking";

function viewNow(): AdminView | null {
  if (storedSignIn()?.auth_group_level !== 1) return null;
  return storedInlineAdminMode() === "true" ? "editing" : "looking";
}

function nobodyIsKnown(): null {
  return null;
}

/** Null for everybody who is no admin, and for everybody on the server and while hydrating. */
export function useAdminView(): AdminView | null {
  return useSyncExternalStore(subscribeSession, viewNow, nobodyIsKnown);
}

/** An admin is signed in here and edits the pages in place. */
export function useAdminMode(): boolean {
  return useAdminView() === "editing";
}
