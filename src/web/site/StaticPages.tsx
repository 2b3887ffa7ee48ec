import type { ComponentProps } from "react";
import { text } from "../text/dictionary.ts";
import type { Language } from "../../domain/languages.ts";
import { sitePath } from "../../domain/site-path.ts";
import { productText } from "../text/product-dictionary.ts";
import { refusalTexts } from "../text/refusal-dictionary.ts";
import { EmptyState } from "../ui/StateMessage.tsx";
import { Wordmark } from "../ui/Wordmark.tsx";
import { buttonClass } from "../ui/Button.tsx";

/** The product's own first page: says what this is and names no account. */
export function FrontPage() {
  return <StaticPage title={<Wordmark />}>{productText.front.what}</StaticPage>;
}

/** For a host without an account: says so and names no account. */
export function NoSuchSitePage() {
  return (
    <StaticPage icon="search" title={text.states.notFoundTitle} action={<RetryLink />}>
      {productText.missing.what}
    </StaticPage>
  );
}

/** For a page that could not be made: the server is away, has too much to do or made a mistake. */
export function FailedPage({ code }: { code: "unavailable" | "too_many_requests" | "default" }) {
  const words = refusalTexts.errors;
  return (
    <StaticPage icon="alert" title={text.states.errorTitle} action={<RetryLink />}>
      {code === "default" ? text.states.loadFailed : words[code]}
    </StaticPage>
  );
}

/** Stands at the address of a page that the device has not kept; its script is offline-script.ts. */
export function OfflinePage({ language }: { language: Language }) {
  const action = (
    <>
      <RetryLink />
      {/* The worker leads to the page that was seen last. */}
      <a href={sitePath(language, "/")} className={buttonClass("quiet")}>
        {text.states.goToMenu}
      </a>
    </>
  );
  return (
    <StaticPage icon="wifiOff" title={text.states.offlineTitle} action={action}>
      {productText.offline}
    </StaticPage>
  );
}

const StaticPage = (props: ComponentProps<typeof EmptyState>) => (
  <main>
    <EmptyState heading="h1" {...props} />
  </main>
);

/** Leads to the address that was asked for. */
function RetryLink() {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a href="" className={buttonClass("primary")}>
      {text.common.retry}
    </a>
  );
}
