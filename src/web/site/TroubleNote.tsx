import { text } from "../text/dictionary.ts";
import { productText } from "../text/product-dictionary.ts";

/**
 * Stands unseen below every page that the server has rendered. Where its script fails, the page stays to be read, and
 * the first script shows why it does not react: one of the two sentences.
 */
export function TroubleNote() {
  return (
    <div id="trouble" role="alert" hidden>
      <p>{productText.oldBrowser}</p>
      <p>
        <strong>{text.states.errorTitle}.</strong> {productText.pageReadsOnly}{" "}
        {/* The address as it is, with what the guest came with. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="">{text.common.retry}</a>
      </p>
    </div>
  );
}
