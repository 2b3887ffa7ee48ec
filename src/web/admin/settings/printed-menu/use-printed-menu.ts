import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Account } from "../../../../contract/account.ts";
import { defaultLanguage, type Language } from "../../../../domain/languages.ts";
import type { MenuLetters, MenuPaper } from "../../../../domain/printed-menu.ts";
import { useApi } from "../../../api/api.ts";
import { refusalText } from "../../../api/refusal-text.ts";
import { useSite } from "../../../site/site.ts";
import { printedMenuText } from "../../../text/printed-menu-dictionary.ts";
import { useToast } from "../../../ui/Toast.tsx";
import { savePdf } from "../../../ui/save-file.ts";

type Design = {
  language: Language;
  paper: MenuPaper;
  letters: MenuLetters;
  prices: boolean;
  address: boolean;
  hours: boolean;
  logo: boolean;
  colours: boolean;
};

/** An owner's choices for the printed menu, a preview of one of its pages, and its file. */
export function usePrintedMenu(account: Account) {
  const api = useApi();
  const { host } = useSite();
  const show = useToast();
  const [page, setPage] = useState(1);
  const [design, setDesign] = useState<Design>({
    language: defaultLanguage,
    paper: "a4",
    letters: "usual",
    prices: true,
    address: true,
    hours: true,
    logo: account.logo !== null,
    colours: true,
  });
  const body = { domain: host, ...design };
  const preview = useQuery({
    queryKey: ["printed-menu", body, page],
    queryFn: ({ signal }) => api.printedMenu.draw({ body: { ...body, preview: page } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    // The menu may be changed meanwhile, in another tab.
    staleTime: 10_000,
  });
  const file = useMutation({
    mutationFn: () => api.printedMenu.draw({ body }),
    onSuccess({ data, pages, sheets }) {
      savePdf(data, printedMenuText.fileName);
      show({ text: printedMenuText.downloaded(pages, sheets), tone: "ok" });
    },
    onError: (error) => show({ text: refusalText(error), tone: "danger" }),
  });
  const pages = preview.data?.pages ?? 1;
  return {
    design,
    change(changes: Partial<Design>) {
      setDesign((before) => ({ ...before, ...changes }));
      setPage(1);
    },
    preview,
    /** Another design may have fewer pages. */
    page: Math.min(page, pages),
    pages,
    goTo: setPage,
    download: () => file.mutate(),
    isDownloading: file.isPending,
  };
}
