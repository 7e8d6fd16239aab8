import { afterEach, beforeEach } from "vitest";
import { commands } from "vitest/browser";
import "@/src/styles/tokens.css";
import "@/src/styles/base.css";
import "@/src/styles/type.css";

/** Deletes the cookies of a page one by one. */
function clearCookies(): void {
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=", 1);
    if (name !== "") document.cookie = `${name}=; path=/; max-age=0`;
  }
}

const address = window.location.href;

/** Every test starts as a new visitor, in a shop without scripted answers. */
beforeEach(async () => {
  document.documentElement.lang = "fr";
  for (const name of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[name];
  }
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearCookies();
  window.history.replaceState(null, "", address);
  await commands.scriptShop({});
});

/** An unexpected call is as wrong as a missing one. */
afterEach(async () => {
  const surprises = await commands.surprisingRequests();
  if (surprises.length > 0) throw new Error(`Unexpected calls: ${surprises.join(", ")}.`);
});
