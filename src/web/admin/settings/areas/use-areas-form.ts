import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Account } from "../../../../contract/account.ts";
import type { SentArea } from "../../../../contract/services.ts";
import { useApi } from "../../../api/api.ts";
import { draftRules, type ByPath } from "../../../forms/draft.ts";
import { refetchAccount } from "../../show-account.ts";
import { areasQuery } from "../queries.ts";
import { usePageDraft } from "../../use-page-draft.ts";
import { errorsOfAreas, typedArea, wireArea, type AreaPath, type TypedAreas } from "./area-form.ts";

type Stored = Partial<Record<AreaPath, SentArea[]>>;

/** The form of the areas in their order, which is empty until they are here. */
export function useAreasForm(account: Account) {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery({ ...areasQuery(api), enabled: account.features.delivery });
  const stored: Stored = query.data ?? {};
  const form = usePageDraft<Partial<TypedAreas>, Stored>({
    keptAs: "areasDraft",
    rules: rulesOf(stored),
    stored: read(stored),
    errorsOf: errorsOfAreas,
    async save({ values, base }) {
      const { areas = [] } = values;
      const answer = await api.areas.save({ body: { areas, base: base.areas } });
      queries.setQueryData(areasQuery(api).queryKey, answer);
      void refetchAccount(queries, api);
      return answer;
    },
    refetch: () => queries.invalidateQueries({ queryKey: areasQuery(api).queryKey }),
  });
  return { ...form, query };
}

function rulesOf(stored: Stored) {
  return draftRules<Partial<TypedAreas>, Stored>({
    stored,
    fieldOf: (path) => path.split(".")[0] ?? "",
    read,
    write: ({ areas }) => (areas ? { areas: areas.map(wireArea) } : {}),
    // A conflict holds all areas, as the call has them.
    seen: (theirs: ByPath) => theirs,
  });
}

const read = ({ areas }: Stored): Partial<TypedAreas> =>
  areas ? { areas: areas.map(typedArea) } : {};
