import styles from "./Figure.module.css";

type LegendProps = { of: readonly { name: string; line: "line" | "earlier" | "bar" }[] };

/** The lines' names, by their look and not their colour alone. */
export function Legend({ of }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {of.map(({ name, line }) => (
        <li key={name}>
          <svg className={styles.sample} viewBox="0 0 28 10" aria-hidden="true">
            {line === "bar" ? (
              <rect width={28} height={10} className={styles.bar} />
            ) : (
              <path d="M0 5h28" className={styles[line]} />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
