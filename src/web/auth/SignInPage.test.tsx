import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import { ApiContext, createApi } from "../api/api.ts";
import { SignInPage } from "./SignInPage.tsx";

test("the server sends no form, which a browser without its scripts would send with the password", () => {
  const api = createApi(() => Promise.reject(new Error("nothing is to be called")));
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={api}>
        <Router ssrPath="/auth/login">
          <SignInPage />
        </Router>
      </ApiContext>
    </QueryClientProvider>,
  );
  expect(html).toContain("aria-busy");
  expect(html).not.toMatch(/<(?:form|input)/);
});
