import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Account } from "../../../contract/account.ts";
import { ApiContext, createApi } from "../../api/api.ts";
import { newAccount } from "../../content/testing-menu.ts";
import { SettingsContext } from "./settings-context.ts";
import { TableSection } from "./TableSection.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

const api = createApi(() => Promise.reject(new Error("nothing is to be called")));

function Section({ account }: { account: Account }) {
  const form = useSettingsForm({ account, authId: "1" });
  return (
    <SettingsContext value={form}>
      <TableSection />
    </SettingsContext>
  );
}

test.each(["localOrder", "attendantOrder"] as const)(
  "a house with %s alone says how many tables it has",
  (feature) => {
    const { features } = newAccount();
    const account = newAccount({ features: { ...features, [feature]: true } });
    const html = renderToString(
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={api}>
          <Section account={account} />
        </ApiContext>
      </QueryClientProvider>,
    );
    expect(html).toContain('name="extras.locations"');
  },
);
