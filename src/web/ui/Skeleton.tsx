import styles from "./Skeleton.module.css";

/** Keeps the place of what is still to come; the sizes are CSS lengths, best the ones it will have. */
export function Skeleton({ width = "100%", height }: { width?: string; height: string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
