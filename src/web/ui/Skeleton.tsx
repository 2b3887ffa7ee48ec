import styles from "./Skeleton.module.css";

/** Placeholder for loading content. The sizes are CSS lengths, ideally those of the content. */
export function Skeleton({ width = "100%", height }: { width?: string; height: string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
