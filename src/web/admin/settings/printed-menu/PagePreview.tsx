import { refusalText } from "../../../api/refusal-text.ts";
import { printedMenuText } from "../../../text/printed-menu-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import codes from "../codes/codes.module.css";
import styles from "./PagePreview.module.css";
import type { usePrintedMenu } from "./use-printed-menu.ts";

type PagePreviewProps = Pick<
  ReturnType<typeof usePrintedMenu>,
  "preview" | "page" | "pages" | "goTo"
>;

/** One page as it comes out of the printer, and the way to the others. */
export function PagePreview({ preview, page, pages, goTo }: PagePreviewProps) {
  const { data, error } = preview;
  const caption = printedMenuText.preview(page, pages);
  return (
    <figure className={codes.preview}>
      <figcaption className={styles.caption}>
        <Button
          aria-label={printedMenuText.previousPage}
          disabled={page <= 1}
          onClick={() => goTo(page - 1)}
        >
          <Icon name="chevron" className={styles.previous} />
        </Button>
        <span aria-live="polite">{caption}</span>
        <Button
          aria-label={printedMenuText.nextPage}
          disabled={page >= pages}
          onClick={() => goTo(page + 1)}
        >
          <Icon name="chevron" className={styles.next} />
        </Button>
      </figcaption>
      {data && <img src={`data:${data.type};base64,${data.data}`} alt={caption} />}
      <p role="status" className={codes.soft}>
        {error ? refusalText(error) : preview.isFetching && printedMenuText.drawing}
      </p>
    </figure>
  );
}
