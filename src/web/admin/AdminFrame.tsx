import { type ReactNode, useEffect, useMemo } from "react";
import type { FailedQuery } from "../api/FetchFailed.tsx";
import { hasFailed, QueryFailed, type AwaitedQuery } from "../api/QueryFailed.tsx";
import { SignInPrompt } from "../auth/SignInPrompt.tsx";
import { RequireStaff } from "../frame/RequireStaff.tsx";
import { text } from "../text/dictionary.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./AdminPage.module.css";
import { Router, useRouter } from "wouter";
import { storedSignIn } from "../api/session.ts";
import { LeavingContext } from "../site/leaving.ts";
import { LeaveQuestion, useLeaveQuestion } from "../forms/LeaveQuestion.tsx";
import { UnsavedContext } from "../forms/unsaved.ts";

/** A page for an account's admins. They can sign in again over it and keep what they have typed. */
export function AdminFrame({ children }: { children: (authId: string) => ReactNode }) {
  return (
    <LeaveGuard>
      <RequireStaff adminOnly>{({ _auth_id }) => children(_auth_id)}</RequireStaff>
      <SignInPrompt />
    </LeaveGuard>
  );
}

type AdminWaitingProps = {
  query: FailedQuery & AwaitedQuery & { isError: boolean };
  /** Stands in place of the outline. */
  children?: ReactNode;
};

/** The outline of an admin page until its data is here, or the reason why it failed. */
export function AdminWaiting({ query, children }: AdminWaitingProps) {
  return (
    <main id="content" className={styles.page} aria-busy={query.isFetching}>
      {children ??
        (query.isError || hasFailed(query) ? (
          <QueryFailed query={query} />
        ) : (
          <>
            <h1 className="visually-hidden">{text.common.loading}</h1>
            <Skeleton height="3rem" />
            <Skeleton height="24rem" />
          </>
        ))}
    </main>
  );
}

/**
 * Asks before the page is left with something unsaved in it: by a link, by signing out, by closing the tab. Back and
 * Forward cannot be stopped; what was typed is kept in the tab and stands there again on return.
 */
function LeaveGuard({ children }: { children: ReactNode }) {
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
