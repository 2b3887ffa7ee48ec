import { useSyncExternalStore } from "react";
import { storedInlineAdminMode, storedSignIn, subscribeSession } from "../api/session.ts";

/** What an admin does on the guest's pages: edit them, or look at them as a guest sees them. */
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
