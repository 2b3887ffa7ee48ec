import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./PageSkeleton.module.css";

/** Stands for a page whose script is on its way. */
export function PageSkeleton() {
  return (
    <main id="content" className={styles.page} aria-busy="true">
      <Skeleton height="3rem" />
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
    </main>
  );
}
