import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import type { Account } from "../../../contract/account.ts";
import { useAdminView } from "../../auth/admin-mode.ts";
import { SignInPrompt } from "../../auth/SignInPrompt.tsx";
import { TableService } from "../../tables/TableService.tsx";
import { text } from "../../text/dictionary.ts";
import { classNames } from "../../ui/class-names.ts";
import { PartFailed } from "../../ui/PartAwaited.tsx";
import { EmptyState } from "../../ui/StateMessage.tsx";
import { useLazyPart, type FetchedPart } from "../../ui/use-lazy-part.ts";
import { Banner } from "./Banner.tsx";
import { ContactSection } from "./ContactSection.tsx";
import { Header } from "../header/Header.tsx";
import styles from "./Page.module.css";
import { ServicePlace } from "./ServicePlace.tsx";
import { PlainPage, Footer } from "./PlainPage.tsx";
import { hasWords } from "../../content/rich-text.ts";
import { RichText } from "./RichText.tsx";
import { addressLine, placeParts } from "../../../domain/address.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { AddressText } from "../../address/AddressText.tsx";
import { MapFrame } from "../../address/MapFrame.tsx";
import { Button } from "../../ui/Button.tsx";

type GuestPageProps = {
  account: Account;
  search?: { query: string; onQuery: (query: string) => void } | undefined;
  hasCart?: boolean | undefined;
  /** An owner's editor below the banner, if it is a script of its own. */
  editor?: FetchedPart | undefined;
  children: ReactNode;
};

const fetchAdminBar = () => import("../../admin/AdminBar.tsx");
const fetchLanguageOffer = () => import("../header/LanguageOffer.tsx");
const fetchOwnerBanner = () => import("../../admin/home/OwnerBanner.tsx");

/**
 * The frame of the guest's pages. An account that is not active has a page that says so, and its admins have a bar over
 * both pages. One message covers all the owner's parts that could not be fetched.
 */
export function GuestPage({ account, search, hasCart, editor, children }: GuestPageProps) {
  const { active, extras } = account;
  const view = useAdminView();
  const isEditing = view === "editing";
  const { part: barPart, ...adminBar } = useLazyPart(fetchAdminBar, view !== null);
  const { part: bannerPart, ...ownerBanner } = useLazyPart(fetchOwnerBanner, isEditing);
  const offer = useLazyPart(fetchLanguageOffer, isForeign());
  const parts = [adminBar, ownerBanner, ...(editor ? [editor] : [])];
  const bar =
    view &&
    (barPart ? (
      <barPart.AdminBar {...{ account, view }} />
    ) : (
      <div className={styles.adminBarPlace} />
    ));
  const lost = parts.some(({ failed }) => failed) && (
    <PartFailed retry={() => parts.forEach(({ retry }) => retry())} />
  );
  if (!active && !isEditing) return <ClosedPage {...{ account, bar, lost }} />;
  return (
    <div className={classNames(styles.page, view !== null && styles.withAdminBar)}>
      <Header account={account} search={search} hasCart={hasCart} bar={bar} />
      <main id="content" tabIndex={-1}>
        <div className={styles.top}>
          <Banner account={account} Editor={isEditing ? bannerPart?.OwnerBanner : undefined}>
            {active && <ServicePlace account={account} />}
          </Banner>
          {lost}
          {active ? <TableService account={account} /> : barPart && <barPart.InactiveNote />}
        </div>
        {children}
        <div className={styles.sections}>
          <About html={extras.about} />
          <AddressSection account={account} />
          <ContactSection extras={extras} />
        </div>
      </main>
      <Footer />
      {offer.part && <offer.part.LanguageOffer extras={extras} />}
    </div>
  );
}

/** Whether the page is in another language than the phone. The server knows no phone. */
function isForeign(): boolean {
  if (import.meta.env.SSR) return false;
  return document.documentElement.lang.slice(0, 2) !== navigator.language.slice(0, 2);
}

/** A closed account's name, its logo and the ways to reach it, and the way in for its staff. */
function ClosedPage({ account, bar, lost }: { account: Account; bar: ReactNode; lost: ReactNode }) {
  // This page has no side menu, and an owner signs in to open the account again.
  const signIn = !bar && (
    <Link href="/auth/login" className={styles.plainLink}>
      {text.header.signIn}
    </Link>
  );
  return (
    <PlainPage account={account} bar={bar} end={signIn}>
      {lost}
      <SignInPrompt />
      <h1>{account.name}</h1>
      <EmptyState icon="clock" title={text.menu.closedTitle}>
        {text.menu.closed}
      </EmptyState>
    </PlainPage>
  );
}

/** The business's own words about itself; nothing if it has none. */
function About({ html }: { html: string }) {
  if (!hasWords(html)) return null;
  return (
    <section className={styles.section}>
      <h2>{text.menu.about}</h2>
      <RichText html={html} />
    </section>
  );
}

/** The address of the business; nothing without a postal code. */
function AddressSection({ account: { extras, name } }: { account: Account }) {
  const [showsMap, setShowsMap] = useState(false);
  if (isBlank(extras.postal_code)) return null;
  return (
    <section className={styles.section}>
      <h2>{text.menu.address}</h2>
      <address>
        <AddressText>
          {addressLine({
            ...placeParts(extras),
            state: extras.address_state,
            postal_code: extras.postal_code,
          })}
        </AddressText>
      </address>
      {extras.mapSanitized !== "" && (
        <>
          <Button aria-expanded={showsMap} onClick={() => setShowsMap(!showsMap)}>
            {showsMap ? text.menu.hideMap : text.menu.showMap}
          </Button>
          {showsMap && (
            <MapFrame
              className={styles.map}
              address={extras.mapSanitized}
              title={text.menu.mapOf(name)}
            />
          )}
        </>
      )}
    </section>
  );
}
