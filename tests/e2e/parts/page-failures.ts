import type { Page } from "@playwright/test";
import { shopUrl } from "./addresses";

/** What no page of the admin may do, as it happens: asked of another host, thrown, answered 500, or forbidden by the content policy. */
export function watchForFailures(page: Page): readonly string[] {
  const failures: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== shopUrl) failures.push(`foreign: ${request.url()}`);
  });
  page.on("pageerror", (error) => failures.push(`${page.url()}: ${String(error)}`));
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) failures.push(`${page.url()}: ${message.text()}`);
  });
  page.on("response", (answer) => {
    if (answer.status() >= 500) failures.push(`${answer.url()}: ${answer.status()}`);
  });
  return failures;
}
