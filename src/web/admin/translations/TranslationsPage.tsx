import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../api/api.ts";
import { translationsQuery } from "./queries.ts";
import { AdminFrame, AdminWaiting } from "../AdminFrame.tsx";
import { TranslationEditor } from "./TranslationEditor.tsx";

/** The menu's and the home page's texts next to their translations, for an account's admins. */
export function TranslationsPage() {
  return <AdminFrame>{(authId) => <Texts authId={authId} />}</AdminFrame>;
}

function Texts({ authId }: { authId: string }) {
  const query = useQuery({ ...translationsQuery(useApi()), refetchOnMount: "always" });
  const [isFetched, setFetched] = useState(false);
  if (!isFetched && query.isFetchedAfterMount && query.isSuccess) setFetched(true);
  if (isFetched && query.data) return <TranslationEditor key={authId} listed={query.data} />;
  return <AdminWaiting query={query} />;
}
