import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { Rating } from "../../../../contract/ratings.ts";
import { isBlank } from "../../../../domain/text-rules.ts";
import { useApi } from "../../../api/api.ts";
import { QueryAwaited } from "../../../api/QueryFailed.tsx";
import { refusalText } from "../../../api/refusal-text.ts";
import { zoneHere } from "../../../site/account-clock.ts";
import { text } from "../../../text/dictionary.ts";
import { formatNumber } from "../../../text/formats.ts";
import { settingsPeopleText } from "../../../text/settings-people-dictionary.ts";
import { spokenTag } from "../../../text/spoken-language.ts";
import { Button, buttonClass } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { EmptyState } from "../../../ui/StateMessage.tsx";
import { ratingsQuery } from "../queries.ts";
import { SettingsCard } from "../SettingsCard.tsx";
import styles from "./RatingSection.module.css";
import { useSettings } from "../use-settings-form.ts";

const words = settingsPeopleText.ratings;

const counts = [1, 2, 3, 4, 5];

export function RatingSection() {
  return (
    <SettingsCard help={words.help}>
      <Ratings />
    </SettingsCard>
  );
}

function Ratings() {
  const query = useInfiniteQuery(ratingsQuery(useApi()));
  const { time_zone: timeZone } = useSettings().account;
  const [first] = query.data?.pages ?? [];
  if (!first) return <QueryAwaited query={query} title={words.loadFailed} height="9rem" />;
  if (first.count === 0) {
    return (
      <EmptyState
        icon="star"
        title={words.emptyTitle}
        action={
          <Link href="/pedidos" className={buttonClass("quiet")}>
            {text.pages.orders}
          </Link>
        }
      >
        {words.empty}
      </EmptyState>
    );
  }
  return (
    <div className={styles.ratings}>
      <p className={styles.average}>
        {first.average === null ? (
          <span>{words.noAverage}</span>
        ) : (
          <>
            <strong>{words.average(formatNumber(first.average, 1))}</strong>
            <Stars rate={Math.round(first.average)} />
          </>
        )}
        <span className={styles.soft}>{words.count(first.count)}</span>
      </p>
      <p className={styles.soft}>{words.averageHelp}</p>
      <ul className={styles.list}>
        {query.data?.pages
          .flatMap(({ ratings }) => ratings)
          .map((rating) => (
            <RatingRow key={rating.id} {...{ rating, timeZone }} />
          ))}
      </ul>
      {query.isError && <p role="alert">{refusalText(query.error)}</p>}
      {query.hasNextPage && (
        <Button
          className={styles.more}
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </div>
  );
}

function RatingRow({ rating, timeZone }: { rating: Rating; timeZone: string }) {
  const { rate, description, has_order: hasOrder, created } = rating;
  return (
    <li>
      <p className={styles.head}>
        <Stars rate={rate} />
        <span className="visually-hidden">{words.stars(rate)}</span>
        <time className={styles.soft} dateTime={created}>
          {dayOf(created, timeZone)}
        </time>
        {!hasOrder && <span className={styles.mark}>{words.withoutOrder}</span>}
      </p>
      {description !== null && !isBlank(description) && (
        <p className={styles.comment}>{description}</p>
      )}
    </li>
  );
}

/** Hidden from screen readers: the adjacent text says the number. */
function Stars({ rate }: { rate: number }) {
  return (
    <span className={styles.stars} aria-hidden="true">
      {counts.map((count) => (
        <Icon key={count} name="star" className={count <= rate ? styles.full : styles.hollow} />
      ))}
    </span>
  );
}

function dayOf(created: string, timeZone: string): string {
  return new Intl.DateTimeFormat(spokenTag(), {
    dateStyle: "medium",
    timeZone: zoneHere(timeZone),
  }).format(new Date(created));
}
