import { createStore, Provider } from "jotai";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import type { ReactElement, ReactNode } from "react";
import { render } from "vitest-browser-react";

/** The parts of Next's router that a page needs; navigations are recorded, not made. */
function routerOf(visited: string[]): AppRouterInstance {
  const stay = () => undefined;
  return {
    bfcacheId: "",
    back: stay,
    forward: stay,
    refresh: stay,
    prefetch: stay,
    push: (address) => void visited.push(address),
    replace: (address) => void visited.push(address),
  };
}

interface Page {
  /** path with its language, as in the address */
  readonly path?: string;
}

/** Renders a part like a page of the shop, with its own state. */
export async function show(part: ReactElement, { path = "/" }: Page = {}) {
  const visited: string[] = [];
  const router = routerOf(visited);
  const store = createStore();
  const search = new URLSearchParams(window.location.search);
  let current = path;
  const surround = ({ children }: { children: ReactNode }) => (
    <AppRouterContext value={router}>
      <PathnameContext value={current}>
        <SearchParamsContext value={search}>
          <Provider store={store}>{children}</Provider>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
  const shown = await render(part, { wrapper: surround });
  /** The next rendering is another page's. */
  const goTo = (next: string) => {
    current = next;
  };
  return { ...shown, store, visited, goTo };
}
