import { useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { errorText } from "../../contract/error-texts.ts";
import { landingPath } from "../../domain/landing-path.ts";
import { useApi } from "../api/api.ts";
import { storedToken, storeSignIn, type SignedIn } from "../api/session.ts";
import { checkQuery } from "../auth/queries.ts";
import { hasLeftovers, useSessionChange } from "../auth/use-session-change.ts";
import { useSignedIn } from "../auth/use-signed-in.ts";
import { homeQuery } from "../content/queries.ts";
import { PageSkeleton } from "../site/PageSkeleton.tsx";
import { useToast } from "../ui/Toast.tsx";
import { PageHeader } from "./PageHeader.tsx";

type RequireStaffProps = {
  /** Attendants are turned away too. */
  adminOnly?: boolean | undefined;
  /** The page as guests have it. */
  guests?: ReactNode;
  /** Without the header: guests look at the screen. */
  isBare?: boolean | undefined;
  children: (signedIn: SignedIn) => ReactNode;
};

/**
 * A page of the staff under its header. Guests get `guests`, or are sent to sign in; attendants whom `adminOnly` turns
 * away are sent to the site's first page.
 */
export function RequireStaff({
  adminOnly = false,
  guests,
  isBare = false,
  children,
}: RequireStaffProps) {
  const signedIn = useSignedIn();
  const [mustForget, setMustForget] = useState(hasLeftovers);
  const person = signedIn?._auth_id;
  const [seen, setSeen] = useState(person);
  if (signedIn === undefined) return <PageSkeleton />;
  if (signedIn === null) {
    if (guests === undefined) return <NobodySignedIn />;
    return mustForget ? <Forgetting onForgotten={() => setMustForget(false)} /> : guests;
  }
  if (!mustForget) setMustForget(true);
  if (seen === undefined) setSeen(person);
  // Somebody else has signed in in another tab, before this one saw nobody.
  else if (seen !== person) return <Forgetting onForgotten={() => setSeen(person)} />;
  return <Checked {...{ signedIn, adminOnly, isBare, children }} />;
}

type CheckedProps = Required<Omit<RequireStaffProps, "guests">> & { signedIn: SignedIn };

/** Draws at once what the browser has stored, and the server's answer when it comes. */
function Checked({ signedIn, adminOnly, isBare, children }: CheckedProps) {
  const { data: check } = useQuery(checkQuery(useApi()));
  useKeptLevel(signedIn, check);
  if (check?.authenticated === false) return <SessionEnded />;
  const current: SignedIn = {
    auth_group_level: check?.auth_group_level ?? signedIn.auth_group_level,
    auth_group_label: check?.auth_group_label ?? signedIn.auth_group_label,
    _auth_id: check?._auth_id ?? signedIn._auth_id,
  };
  if (adminOnly && current.auth_group_level !== 1) return <AccessDenied />;
  return (
    <>
      {!isBare && <PageHeader signedIn={current} />}
      {children(current)}
    </>
  );
}

type Told = { [Key in keyof SignedIn]?: SignedIn[Key] | undefined };

/** Keeps the level that an owner has given this person since they signed in: what they may do alone depends on it. */
function useKeptLevel(signedIn: SignedIn, check: Told | undefined): void {
  const { auth_group_level: level, auth_group_label: label = "", _auth_id: person } = check ?? {};
  const hasChanged =
    person === signedIn._auth_id && level !== undefined && level !== signedIn.auth_group_level;
  useEffect(() => {
    if (hasChanged)
      storeSignIn({ auth_group_level: level, auth_group_label: label, _auth_id: person });
  }, [hasChanged, level, label, person]);
}

/** Runs before guests see the page: they must not see what was fetched for the staff. */
function Forgetting({ onForgotten }: { onForgotten: () => void }) {
  const { forget } = useSessionChange();
  useLayoutEffect(() => {
    forget();
    onForgotten();
  });
  return <PageSkeleton />;
}

/** Another tab may have ended the session. */
function NobodySignedIn() {
  return <ToSignIn path="/auth/login" leave={useSessionChange().forget} />;
}

/** Without a token there was no session, despite the browser's stored flags. */
function SessionEnded() {
  const [path] = useState(storedToken() === null ? "/auth/login" : "/auth/login?expired=1");
  return <ToSignIn path={path} leave={useSessionChange().end} />;
}

function ToSignIn({ path, leave }: { path: string; leave: () => void }) {
  const [, navigate] = useLocation();
  useEffect(() => {
    navigate(path, { replace: true });
    leave();
  });
  return <PageSkeleton />;
}

function AccessDenied() {
  const [, navigate] = useLocation();
  const show = useToast();
  const home = useQuery(homeQuery(useApi()));
  const root = home.data
    ? landingPath(home.data.account, "home")
    : home.isError
      ? "/home"
      : undefined;
  useEffect(() => {
    if (root === undefined) return;
    show({ text: errorText("access_denied"), tone: "danger" });
    navigate(root, { replace: true });
  }, [root, navigate, show]);
  return <PageSkeleton />;
}
