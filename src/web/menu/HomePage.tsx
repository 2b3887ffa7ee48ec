import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { Account } from "../../contract/account.ts";
import { useAdminMode } from "../auth/admin-mode.ts";
import { useApi } from "../api/api.ts";
import { useSite } from "../site/site.ts";
import { text } from "../text/dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";
import { useLazyPart } from "../ui/use-lazy-part.ts";
import { GuestPage } from "./page/GuestPage.tsx";
import styles from "./page/Page.module.css";
import { guestPages, homeButtons } from "./header/page-links.ts";
import { LinkIcon } from "./links/LinkIcon.tsx";
import { PageAwaited } from "./page/PageStates.tsx";
import { homeQuery } from "../content/queries.ts";
import { hasWords } from "../content/rich-text.ts";
import { RichText } from "./page/RichText.tsx";
import { translatedText } from "../content/translated-texts.ts";

const fetchOwnersPart = () => import("../admin/home/OwnerHome.tsx");

/** The first page: the business's own words and buttons, or the way to the menu. */
export function HomePage() {
  const query = useQuery(homeQuery(useApi()));
  const account = query.data?.account;
  const isEdited = useAdminMode() && account?.features.linktree === true;
  const { part, ...editor } = useLazyPart(fetchOwnersPart, isEdited);
  if (!account) return <PageAwaited query={query} />;
  const words = account.features.linktree ? (
    <LinkTree account={account} />
  ) : (
    <MenuLinks account={account} />
  );
  return (
    <GuestPage account={account} editor={editor}>
      <div className={styles.home}>
        {isEdited && part ? <part.OwnerHome account={account}>{words}</part.OwnerHome> : words}
      </div>
    </GuestPage>
  );
}

function LinkTree({ account }: { account: Account }) {
  const { language } = useSite();
  const words = translatedText(account.extras, "home_text", language);
  const miniBio = translatedText(account.extras, "home_minibio", language);
  const buttons = homeButtons(account, language);
  return (
    <>
      {hasWords(words) && <RichText html={words} />}
      {/* Words alone lead nowhere, so links to the menu follow. */}
      {buttons.length === 0 && <MenuLinks account={account} />}
      {buttons.map(({ label, href }, index) => (
        <a key={label + href} className={buttonClass(variantAt(index))} href={href} rel="noopener">
          <LinkIcon href={href} />
          {label}
        </a>
      ))}
      {hasWords(miniBio) && <RichText html={miniBio} className={styles.miniBio} />}
    </>
  );
}

/** Most people come for the first button. */
function variantAt(index: number) {
  return index === 0 ? "primary" : "quiet";
}

function MenuLinks({ account }: { account: Account }) {
  const pages = guestPages(account).filter((page) => page !== "home");
  return pages.map((page, index) => (
    <Link key={page} href={`/${page}`} className={buttonClass(variantAt(index))}>
      <LinkIcon href={`/${page}`} />
      {text.pages[page]}
    </Link>
  ));
}
