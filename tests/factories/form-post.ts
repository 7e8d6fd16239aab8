import { createShopper, type Shopper } from "./shopper";
import type { OpenShop } from "@/tests/setup/open-shop";

export interface FormAnswer {
  readonly status: number;
  readonly location: string | null;
  readonly headers: Headers;
}

export interface Browser extends Shopper {
  /** Sends a form as a browser does without our script; no redirect is followed. */
  readonly send: (
    path: string,
    fields: Readonly<Record<string, string | readonly string[]>>,
    headers?: Record<string, string | null>,
  ) => Promise<FormAnswer>;
}

const entriesOf = (fields: Readonly<Record<string, string | readonly string[]>>) =>
  Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((text) => [name, text] as [string, string]),
  );

/** A browser without scripts. */
export function createBrowser({ url }: Pick<OpenShop, "url">): Browser {
  const shopper = createShopper({ url });
  return {
    ...shopper,
    send: async (path, fields, changes = {}) => {
      const headers = new Headers({
        origin: url,
        cookie: [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      });
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) headers.delete(name);
        else headers.set(name, value);
      }
      const response = await fetch(url + path, {
        method: "POST",
        body: new URLSearchParams(entriesOf(fields)),
        headers,
        redirect: "manual",
      });
      for (const line of response.headers.getSetCookie()) {
        const [name = "", value = ""] = line.split(";")[0]?.split("=") ?? [];
        if (value === "") shopper.cookies.delete(name);
        else shopper.cookies.set(name, value);
      }
      await response.arrayBuffer();
      return {
        status: response.status,
        location: response.headers.get("location"),
        headers: response.headers,
      };
    },
  };
}
