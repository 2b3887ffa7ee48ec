import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Account } from "../../../../contract/account.ts";
import {
  codeKinds,
  numbersIn,
  type CodeKind,
  type SheetLayout,
} from "../../../../domain/printed-codes.ts";
import { hasTables } from "../../../../domain/landing-path.ts";
import { useApi } from "../../../api/api.ts";
import { refusalText } from "../../../api/refusal-text.ts";
import { useSite } from "../../../site/site.ts";
import { codeText } from "../../../text/code-dictionary.ts";
import { useToast } from "../../../ui/Toast.tsx";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { savePdf } from "../../../ui/save-file.ts";

type Design = {
  kind: CodeKind;
  layout: SheetLayout;
  numbers: string;
  logo: boolean;
  colours: boolean;
};

/** The kinds of codes that the account has something for. */
function offeredKinds({ features, extras }: Account): CodeKind[] {
  const has = { page: true, tables: hasTables(features), rooms: features.easyOrder };
  return codeKinds.filter((kind) => has[kind] && (kind === "page" || extras.locations > 0));
}

/** Every preview counts towards the owner's limit, so it is asked for after the last key. */
const previewDelayMs = 400;
export const previewsKey = ["code-sheets"] as const;

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
  const { numbers, ...looks } = design;
  const settled = useDebounced(numbers, previewDelayMs);
  const chosenBy = (typed: string) =>
    design.kind === "page" ? [] : numbersIn(typed, account.extras.locations);
  const bodyOf = (chosen: number[] = []) => ({
    domain: host,
    ...looks,
    ...(chosen.length > 0 ? { numbers: chosen } : {}),
  });
  const isWrong = chosenBy(numbers) === undefined;
  const shown = chosenBy(settled);
  const body = bodyOf(shown);
  const preview = useQuery({
    queryKey: [...previewsKey, body],
    queryFn: ({ signal }) => api.qr.sheets({ body: { ...body, preview: true } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: !isWrong && shown !== undefined,
    retry: false,
    // A key may be renewed from elsewhere; the picture is drawn quickly.
    staleTime: 10_000,
  });
  const file = useMutation({
    mutationFn: () => api.qr.sheets({ body: { ...bodyOf(chosenBy(numbers)), preview: false } }),
    onSuccess({ data, codes }) {
      savePdf(data, codeText.fileName);
      show({ text: codeText.downloaded(codes), tone: "ok" });
    },
    onError: (error) => show({ text: refusalText(error), tone: "danger" }),
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
