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
  // The last page turns to the first, so that no button goes while it has the focus.
  const turn = (by: 1 | -1) => goTo(((page - 1 + by + pages) % pages) + 1);
  return (
    <figure className={codes.preview}>
      <figcaption className={styles.caption}>
        {pages > 1 && (
          <Turn
            label={printedMenuText.previousPage}
            icon={styles.previous}
            onTurn={() => turn(-1)}
          />
        )}
        <span aria-live="polite">{caption}</span>
        {pages > 1 && (
          <Turn label={printedMenuText.nextPage} icon={styles.next} onTurn={() => turn(1)} />
        )}
      </figcaption>
      {data && <img src={`data:${data.type};base64,${data.data}`} alt={caption} />}
      <p role="status" className={codes.soft}>
        {error ? refusalText(error) : preview.isFetching && printedMenuText.drawing}
      </p>
    </figure>
  );
}

type TurnProps = { label: string; icon: string | undefined; onTurn: () => void };

function Turn({ label, icon, onTurn }: TurnProps) {
  return (
    <Button aria-label={label} onClick={onTurn}>
      <Icon name="chevron" className={icon} />
    </Button>
  );
}
