import type { ReactNode } from "react";
import type { FailedQuery } from "../api/FetchFailed.tsx";
import { QueryFailed } from "../api/QueryFailed.tsx";
import { SignInPrompt } from "../auth/SignInPrompt.tsx";
import { RequireStaff } from "../frame/RequireStaff.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./AdminPage.module.css";
import { LeaveGuard } from "./LeaveGuard.tsx";

/** A page for an account's admins, who may sign in anew over what they have typed. */
export function AdminFrame({ children }: { children: (authId: string) => ReactNode }) {
  return (
    <LeaveGuard>
      <RequireStaff adminOnly>{({ _auth_id }) => children(_auth_id)}</RequireStaff>
      <SignInPrompt />
    </LeaveGuard>
  );
}

type AdminWaitingProps = {
  query: FailedQuery & { isPending: boolean; isError: boolean };
  /** Stands in place of the outline. */
  children?: ReactNode;
};

/** The outline of such a page until its data is here, or why it is not. */
export function AdminWaiting({ query, children }: AdminWaitingProps) {
  return (
    <main id="content" className={styles.page} aria-busy={query.isPending}>
      {children ??
        (query.isError ? (
          <QueryFailed query={query} />
        ) : (
          <>
            <Skeleton height="3rem" />
            <Skeleton height="12rem" />
            <Skeleton height="12rem" />
          </>
        ))}
    </main>
  );
}
