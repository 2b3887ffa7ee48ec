import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Account } from "../../../../contract/account.ts";
import {
  codeKinds,
  numbersIn,
  type CodeKind,
  type SheetLayout,
} from "../../../../domain/sheet-design.ts";
import { hasTables } from "../../../../domain/landing-path.ts";
import { useApi } from "../../../api/api.ts";
import { refusalText } from "../../../api/refusal-text.ts";
import { useSite } from "../../../site/site.ts";
import { codeText } from "../../../text/code-dictionary.ts";
import { useToast } from "../../../ui/Toast.tsx";
import { savePdf } from "../save-pdf.ts";

type Design = {
  kind: CodeKind;
  layout: SheetLayout;
  numbers: string;
  logo: boolean;
  colours: boolean;
};

/** The kinds of codes that the account has something for. */
export function offeredKinds({ features, extras }: Account): CodeKind[] {
  const has = { page: true, tables: hasTables(features), rooms: features.easyOrder };
  return codeKinds.filter((kind) => has[kind] && (kind === "page" || extras.locations > 0));
}

/** An owner's choices for the sheets, a preview of the first one, and their file. */
export function useSheets(account: Account) {
  const api = useApi();
  const { host } = useSite();
  const show = useToast();
  const kinds = offeredKinds(account);
  const [design, setDesign] = useState<Design>({
    kind: kinds.at(1) ?? "page",
    layout: "tents",
    numbers: "",
    logo: account.logo !== null,
    colours: true,
  });
  const chosen = numbersIn(design.numbers, account.extras.locations);
  const isWrong = design.kind !== "page" && chosen === undefined;
  const isSome = design.kind !== "page" && chosen !== undefined && chosen.length > 0;
  const { numbers: _, ...looks } = design;
  const body = { domain: host, ...looks, ...(isSome ? { numbers: chosen } : {}) };
  const preview = useQuery({
    queryKey: ["code-sheets", body],
    queryFn: ({ signal }) => api.qr.sheets({ body: { ...body, preview: true } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: !isWrong,
    retry: false,
    // A key may be renewed from elsewhere; the picture is drawn quickly.
    staleTime: 10_000,
  });
  const file = useMutation({
    mutationFn: () => api.qr.sheets({ body: { ...body, preview: false } }),
    onSuccess({ data, codes }) {
      savePdf(data, codeText.fileName);
      show({ text: codeText.downloaded(codes), tone: "ok" });
    },
    onError: (error) => show({ text: refusalText(error), tone: "danger" }),
    meta: { silent: true },
  });
  return {
    kinds,
    design,
    isWrong,
    change: (changes: Partial<Design>) => setDesign((before) => ({ ...before, ...changes })),
    preview,
    download: () => file.mutate(),
    isDownloading: file.isPending,
  };
}
