import { useQueryClient } from "@tanstack/react-query";
import { clearSignIn, storeSignIn, type SignedIn } from "../api/session.ts";
import { speakInterfaceLanguage } from "../site/interface-language.ts";
import { forgetFloorCopies } from "../storage/floor-cache.ts";
import { floorKeys, forgetSession, holdsSession } from "../storage/session-store.ts";
import { stopAsking } from "../api/sign-in-prompt.ts";

/** Whether this tab still has something of a session, which may have ended while another page was shown. */
export function hasLeftovers(): boolean {
  return holdsSession(floorKeys);
}

/** Ways to begin and to end a session; what was fetched under the former one is forgotten. */
export function useSessionChange() {
  const cache = useQueryClient().getQueryCache();
  const forget = () => {
    cache.clear();
    forgetSession(floorKeys);
    forgetFloorCopies();
  };
  return {
    begin(signedIn: SignedIn) {
      stopAsking();
      storeSignIn(signedIn);
      forget();
      void speakInterfaceLanguage();
    },
    end() {
      stopAsking();
      clearSignIn();
      forget();
      void speakInterfaceLanguage();
    },
    /** Somebody's session has ended elsewhere, in another tab. */
    forget,
  };
}
