import { useEffect, useMemo, type ReactNode } from "react";
import { Router, useRouter } from "wouter";
import { storedSignIn } from "../api/session.ts";
import { LeavingContext } from "../site/leaving.ts";
import { LeaveQuestion } from "../forms/LeaveQuestion.tsx";
import { UnsavedContext } from "../forms/unsaved.ts";
import { useLeaveQuestion } from "../forms/use-leave-question.ts";

/**
 * Asks before the page is left with something unsaved in it: by a link, by signing out, by closing the tab. Back and
 * Forward cannot be stopped; what was typed is kept in the tab and stands there again on return.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const { aroundNav } = useRouter();
  const { unsaved, leave, question } = useLeaveQuestion();
  const leaving = useMemo(() => ({ leave }), [leave]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // Typed settings survive a new sign-in.
      if (unsaved.size > 0 && storedSignIn() !== null) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return (
    <LeavingContext value={leaving}>
      <UnsavedContext value={unsaved}>
        <Router
          aroundNav={(navigate, to, options) => {
            const go = () => aroundNav(navigate, to, options);
            if (to.includes("/auth/login")) go();
            else leave(go);
          }}
        >
          {children}
        </Router>
        <LeaveQuestion {...question} />
      </UnsavedContext>
    </LeavingContext>
  );
}
