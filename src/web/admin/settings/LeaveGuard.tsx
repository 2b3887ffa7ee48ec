import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { Router, useRouter } from "wouter";
import { storedSignIn } from "../../api/session.ts";
import { LeavingContext } from "../../site/leaving.ts";
import { LeaveQuestion } from "../saving/LeaveQuestion.tsx";
import { UnsavedContext, type Unsaved } from "./unsaved.ts";

/**
 * Asks before the page is left with something unsaved in it: by a link, by signing out, by closing the tab. Back and
 * Forward cannot be stopped; what was typed is kept in the tab and stands there again on return.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const unsaved = useRef<Unsaved>(null);
  const { aroundNav } = useRouter();
  const [asked, setAsked] = useState<{ go: () => void }>();
  const leaving = useMemo(
    () => ({
      leave: (go: () => void) => {
        if (unsaved.current) setAsked({ go });
        else go();
      },
    }),
    [],
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // Who has to sign in again comes back to what they typed.
      if (unsaved.current && storedSignIn() !== null) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
  return (
    <LeavingContext value={leaving}>
      <UnsavedContext value={unsaved}>
        <Router
          aroundNav={(navigate, to, options) => {
            const go = () => aroundNav(navigate, to, options);
            if (to.includes("/auth/login")) go();
            else leaving.leave(go);
          }}
        >
          {children}
        </Router>
        <LeaveQuestion
          open={asked !== undefined}
          onStay={() => setAsked(undefined)}
          onLeave={() => {
            unsaved.current?.discard();
            unsaved.current = null;
            setAsked(undefined);
            asked?.go();
          }}
        />
      </UnsavedContext>
    </LeavingContext>
  );
}
