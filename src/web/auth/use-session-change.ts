import { useQueryClient } from "@tanstack/react-query";
import { clearSignIn, storeSignIn, type SignedIn } from "../api/session.ts";
import { stopAsking } from "./sign-in-prompt.ts";

/** Ways to begin and to end a session; what was fetched under the former one is forgotten. */
export function useSessionChange() {
  const cache = useQueryClient().getQueryCache();
  return {
    begin(signedIn: SignedIn) {
      stopAsking();
      storeSignIn(signedIn);
      cache.clear();
    },
    end() {
      stopAsking();
      clearSignIn();
      cache.clear();
    },
  };
}
