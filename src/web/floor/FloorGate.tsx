import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Redirect } from "wouter";
import type { Account } from "../../contract/account.ts";
import { landingPath } from "../../domain/landing-path.ts";
import { useApi } from "../api/api.ts";
import { hasFailed } from "../api/QueryFailed.tsx";
import { useSignedIn } from "../auth/use-signed-in.ts";
import { homeQuery, menuQuery } from "../content/queries.ts";
import { holdsOutbox } from "./outbox/holds-outbox.ts";
import { KeepSending } from "./outbox/KeepSending.ts";
import { RequireStaff } from "../frame/RequireStaff.tsx";
import { useLive } from "../live/use-live.ts";
import { PageSkeleton } from "../site/PageSkeleton.tsx";
import { tablesPath } from "./paths.ts";
import { locationsQuery } from "./queries.ts";
import { useRemembered } from "./use-remembered.ts";

type FloorGateProps = {
  /** The page is of no use without tabs: guests' calls alone are not enough. */
  needsTabs?: boolean | undefined;
  children: (account: Account | undefined) => ReactNode;
};

/** A page of the floor, for the staff of an account that has it switched on. Everybody else is redirected. */
export function FloorGate({ needsTabs = false, children }: FloorGateProps) {
  const api = useApi();
  const home = useQuery(homeQuery(api));
  const account = useRemembered("home", home.data)?.account;
  const isStaff = Boolean(useSignedIn());
  const isComing = !account && !hasFailed(home);
  // The pages show both: fetched after the account, they would come a round trip later.
  const ahead = { enabled: isStaff && isComing, notifyOnChangeProps: [] };
  useQuery({ ...locationsQuery(api), ...ahead });
  useQuery({ ...menuQuery(api), ...ahead });
  // Staff go on if the network fails before the account is known: the server decides anyway.
  if (isComing) return <PageSkeleton />;
  const path = account ? landingPath(account, "pedido-mesa") : tablesPath;
  // Comes before the sign-in, which would lead nowhere on an account without a floor.
  if (path !== tablesPath && !holdsOutbox()) return <Redirect to={path} replace />;
  if (needsTabs && account && !account.features.attendantOrder)
    return <Redirect to={tablesPath} replace />;
  return <RequireStaff>{() => <Floor>{children(account)}</Floor>}</RequireStaff>;
}

function Floor({ children }: { children: ReactNode }) {
  useLive({ whenHidden: true });
  return (
    <>
      <KeepSending />
      {children}
    </>
  );
}
