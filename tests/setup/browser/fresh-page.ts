import { afterEach, beforeEach } from "vitest";
import { commands } from "vitest/browser";
import "@/src/styles/tokens.css";
import "@/src/styles/base.css";
import "@/src/styles/type.css";

/** Cookies of a page are deleted one by one, by their names. */
function clearCookies(): void {
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=", 1);
    if (name !== "") document.cookie = `${name}=; path=/; max-age=0`;
  }
}

const address = window.location.href;

/** Every test begins as a visitor who has never been here, in a shop that answers nothing yet. */
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

/** A call that no test expects is as wrong as one that is missing. */
afterEach(async () => {
  const surprises = await commands.surprisingRequests();
  if (surprises.length > 0) throw new Error(`Nobody expected ${surprises.join(", ")}.`);
});
