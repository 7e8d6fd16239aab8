import type { Page } from "@playwright/test";
import { shopUrl } from "./addresses";

/**
 * Failures of a page of the admin, as they happen: a request to another host, an exception, an answer 500, or a
 * violation of the content policy.
 */
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
