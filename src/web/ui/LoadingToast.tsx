import { text } from "../text/dictionary.ts";
import spinner from "./Spinner.module.css";
import styles from "./Toast.module.css";
import { useLinger } from "./use-linger.ts";

/** Time for which "Carregando..." stays after loading has ended. */
const lingerMs = 500;

/** Says that something is loading, without blocking the page. */
export function LoadingToast({ loading }: { loading: boolean }) {
  const visible = useLinger(loading, lingerMs);
  return (
    <div role="status">
      {visible && (
        <p className={styles.loading} data-loading={loading}>
          <span className={spinner.spinner} />
          {text.common.loading}
        </p>
      )}
    </div>
  );
}
