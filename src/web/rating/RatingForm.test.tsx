import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiContext, createApi } from "../api/api.ts";
import { CallButton } from "../tables/CallButton.tsx";
import { RatingForm } from "./RatingForm.tsx";

const nothing = () => undefined;
const parts = {
  rating: (
    <RatingForm draft={{ rate: 0, description: "", key: "" }} onChange={nothing} onSent={nothing} />
  ),
  call: <CallButton tableNumber={7} />,
};

test.each(["rating", "call"] as const)("the words of a %s tell their language", (name) => {
  const api = createApi(() => Promise.reject(new Error("nothing is to be called")));
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={api}>{parts[name]}</ApiContext>
    </QueryClientProvider>,
  );
  expect(html).toMatch(/^<\w+ [^>]*lang="pt-BR"/);
});
