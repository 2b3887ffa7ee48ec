import { useQuery } from "@tanstack/react-query";
import { languageTags } from "../../domain/languages.ts";
import { deviceDays, orderPictureHours } from "../../domain/retention.ts";
import { useApi } from "../api/api.ts";
import { hasFailed, QueryFailed, together } from "../api/QueryFailed.tsx";
import { useSignedIn } from "../auth/use-signed-in.ts";
import { homeQuery } from "../content/queries.ts";
import { PageHeader } from "../frame/PageHeader.tsx";
import { ContactSection } from "../menu/page/ContactSection.tsx";
import { PageSkeleton } from "../site/PageSkeleton.tsx";
import { useSite } from "../site/site.ts";
import { MyData } from "./MyData.tsx";
import { notices } from "./notice.ts";
import styles from "./PrivacyPage.module.css";
import { privacyNoticeQuery } from "./queries.ts";

/** The data that the business keeps of its guests, and their ways to get it or get rid of it. */
export function PrivacyPage() {
  const api = useApi();
  const site = useSite();
  const signedIn = useSignedIn();
  const home = useQuery(homeQuery(api));
  const days = useQuery(privacyNoticeQuery(api));
  const notice = notices[site.language];
  const tag = languageTags[site.language];
  const account = home.data?.account;
  if (![home, days].some(hasFailed) && (!account || !days.data)) return <PageSkeleton />;
  return (
    <>
      <PageHeader signedIn={signedIn ?? null} />
      <main id="content" className={styles.page}>
        <h1 lang={tag}>{notice.heading}</h1>
        {account && days.data ? (
          <>
            {notice
              .parts({
                business: account.name,
                orderDays: days.data.personal_data_days,
                deviceDays,
                pictureHours: orderPictureHours,
              })
              .map(({ heading, paragraphs }) => (
                <section key={heading} lang={tag}>
                  <h2>{heading}</h2>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </section>
              ))}
            <ContactSection extras={account.extras} />
            {signedIn === null && <MyData words={notice.mine} lang={tag} />}
          </>
        ) : (
          <QueryFailed query={together(home, days)} />
        )}
      </main>
    </>
  );
}
