import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, useLayoutEffect } from "react";
import { Link, useLocation } from "wouter";
import { useApi } from "../api/api.ts";
import { homeQuery } from "../content/queries.ts";
import { interfaceLanguage, speakInterfaceLanguage } from "../site/interface-language.ts";
import { PageSkeleton } from "../site/PageSkeleton.tsx";
import { useSpokenDocument } from "../site/use-spoken-document.ts";
import { text } from "../text/dictionary.ts";
import { spokenLanguage } from "../text/spoken-language.ts";
import { signInText } from "../text/sign-in-dictionary.ts";
import { classNames } from "../ui/class-names.ts";
import cover from "../ui/Cover.module.css";
import { FormMessage } from "../ui/FormMessage.tsx";
import { Icon } from "../ui/icons.tsx";
import { Wordmark } from "../ui/Wordmark.tsx";
import { AccessCodeExchange } from "./AccessCodeExchange.tsx";
import { SignInForm } from "./SignInForm.tsx";
import styles from "./SignInPage.module.css";
import { pathAfterSignIn } from "./path-after-sign-in.ts";
import { useSessionChange } from "./use-session-change.ts";
import { useSignedIn } from "./use-signed-in.ts";

/**
 * Staff sign in here, with a password or by an address that was made for one sign-in. The server renders none of it:
 * before the scripts run, a browser would send the form to nobody.
 */
export function SignInPage() {
  const isSpoken = useDeviceLanguage();
  return useSignedIn() === undefined || !isSpoken ? <PageSkeleton /> : <SignIn />;
}

/**
 * Speaks the device's language from here on, and stops once a guest's page is shown again. Returns whether it is spoken
 * yet: another language remounts every page, which would lose typed text and use a single-use link twice.
 */
function useDeviceLanguage(): boolean {
  const [isSpoken, setSpoken] = useState(
    () => !import.meta.env.SSR && spokenLanguage() === interfaceLanguage(),
  );
  useEffect(() => {
    void speakInterfaceLanguage().then(() => setSpoken(true));
    return () => void speakInterfaceLanguage();
  }, []);
  return isSpoken;
}

function SignIn() {
  useSpokenDocument();
  const { expired, accessCode } = useArrival();
  const [isCodeRefused, setCodeRefused] = useState(false);
  const session = useSessionChange();
  const [, navigate] = useLocation();
  const account = useQuery(homeQuery(useApi())).data?.account;
  return (
    <main id="content" className={classNames(styles.page, cover.cover)}>
      <section className={styles.card} aria-labelledby="sign-in">
        <p className={styles.account}>{account?.name ?? "\u00a0"}</p>
        <h1 id="sign-in">{text.header.signIn}</h1>
        {expired && <FormMessage tone="info">{text.states.sessionExpired}</FormMessage>}
        {isCodeRefused && <FormMessage tone="danger">{signInText.linkUsed}</FormMessage>}
        {accessCode === undefined || isCodeRefused ? (
          <SignInForm
            onSignedIn={(signedIn) => {
              session.begin(signedIn);
              navigate(pathAfterSignIn(signedIn), { replace: true });
            }}
          />
        ) : (
          <AccessCodeExchange code={accessCode} onRefused={() => setCodeRefused(true)} />
        )}
      </section>
      <Link href="/cardapio" className={styles.back}>
        <Icon name="back" />
        {text.states.goToMenu}
      </Link>
      <p className={styles.product}>
        <Wordmark />
      </p>
    </main>
  );
}

const codeName = "accessToken";

/**
 * The address may say that a session has just ended automatically, and may have a single-use code to exchange for one.
 * The code is removed from the address bar, and so from the history, before it is used. Only for components that the
 * server does not render.
 */
function useArrival(): { expired: boolean; accessCode: string | undefined } {
  const [query] = useState(() => new URLSearchParams(location.search));
  useLayoutEffect(() => {
    const rest = new URLSearchParams(location.search);
    if (!rest.has(codeName)) return;
    rest.delete(codeName);
    const search = rest.size > 0 ? `?${rest.toString()}` : "";
    history.replaceState(history.state, "", `${location.pathname}${search}`);
  }, []);
  return { expired: query.has("expired"), accessCode: query.get(codeName) ?? undefined };
}
