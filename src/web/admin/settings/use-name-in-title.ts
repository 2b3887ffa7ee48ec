import { useEffect } from "react";
import { pageTitle } from "../../../domain/page-title.ts";
import { text } from "../../text/dictionary.ts";

/** The document came with the name that the account had then; this page may change it. */
export function useNameInTitle(name: string): void {
  useEffect(() => {
    const named = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
    if (!named || named.content === name) return;
    named.content = name;
    document.title = pageTitle({ page: text.header.admin, account: name });
  }, [name]);
}
