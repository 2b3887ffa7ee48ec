import { useEffect, useRef, useState } from "react";
import { sitePath } from "../../../domain/site-path.ts";
import type { Service } from "../../../domain/service.ts";
import { useSite } from "../../site/site.ts";
import { text } from "../../text/dictionary.ts";
import { checkoutText } from "../../text/checkout-dictionary.ts";
import { summaryText } from "../../text/summary-dictionary.ts";
import { Field } from "../../ui/Field.tsx";
import { classNames } from "../../ui/class-names.ts";
import { MaskedField } from "../../ui/MaskedField.tsx";
import styles from "./CheckoutForm.module.css";
import type { WireField } from "./checkout-fields.ts";

export function CustomerFields({ service, wire }: { service: Service; wire: WireField }) {
  const isRoom = service === "indoor";
  const words = checkoutText.checkout;
  const { language } = useSite();
  return (
    <fieldset className={styles.group}>
      <legend>{words.who}</legend>
      <div className={styles.full}>
        <Field
          label={summaryText.facts.name}
          autoComplete="name"
          required
          {...wire("userData.name")}
        />
      </div>
      {!isRoom && (
        <div className={styles.half}>
          <Field
            label={summaryText.facts.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            {...(service === "delivery" ? { required: true } : { optional: true })}
            {...wire("userData.email")}
          />
        </div>
      )}
      <div className={styles.half}>
        <MaskedField
          label={summaryText.facts.phone}
          {...(isRoom ? { optional: true } : { required: true })}
          mask="phone"
          type="tel"
          autoComplete="tel"
          {...wire("userData.phone")}
        />
      </div>
      {!isRoom && <DocumentField wire={wire} />}
      <p className={classNames(styles.full, styles.hint)}>
        {/* In a tab of its own: the checkout stays as it is. */}
        <a href={sitePath(language, "/privacidade")} target="_blank" rel="noopener">
          {words.privacy}
          <span className="visually-hidden">, {text.a11y.opensInNewTab}</span>
        </a>
      </p>
    </fieldset>
  );
}

/** Few need it, so a link opens the field. Once shown it stays, even when it is emptied. */
function DocumentField({ wire }: { wire: WireField }) {
  const [isOpened, setOpened] = useState(false);
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpened) input.current?.focus();
  }, [isOpened]);
  const field = wire("userData.document");
  const isNeeded = isOpened || field.value !== "" || field.error !== undefined;
  if (isNeeded && !isShown) setShown(true);
  if (!isNeeded && !isShown)
    return (
      <div className={styles.full}>
        <button type="button" className={styles.link} onClick={() => setOpened(true)}>
          {summaryText.facts.document}
        </button>
      </div>
    );
  return (
    <div className={styles.half}>
      <MaskedField
        label={summaryText.facts.document}
        optional
        mask="document"
        autoComplete="off"
        ref={input}
        {...field}
      />
    </div>
  );
}
