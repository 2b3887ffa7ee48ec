import { text } from "../text/dictionary.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./PageSkeleton.module.css";

/** Stands for a page whose script is on its way. */
export function PageSkeleton() {
  return (
    <main id="content" className={styles.page} aria-busy="true">
      <h1 className="visually-hidden">{text.common.loading}</h1>
      <Skeleton height="3rem" />
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
    </main>
  );
}
