import { NavProvider, useNav, WindowInfoProvider } from "@payloadcms/ui";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/tests/setup/browser/show";
import { WideMenu } from "./wide-menu";

/** As the CMS's root has them. */
const breakpoints = {
  l: "(max-width: 1440px)",
  m: "(max-width: 1024px)",
  s: "(max-width: 768px)",
  xs: "(max-width: 400px)",
};

function Menu() {
  const { navOpen, setNavOpen, hydrated } = useNav();
  return (
    <button aria-expanded={navOpen} data-ready={hydrated} onClick={() => setNavOpen(!navOpen)}>
      Menu
    </button>
  );
}

test.each([
  [1440, true, "true"],
  [1100, true, "true"],
  [1100, false, "false"],
  [1024, true, "false"],
  [390, true, "false"],
])(
  "in a window of %i px, left open: %s, the menu is open after a load: %s",
  async (width, isLeftOpen, isOpen) => {
    await page.viewport(width, 800);
    await show(
      <WindowInfoProvider breakpoints={breakpoints}>
        <NavProvider initialIsOpen={isLeftOpen}>
          <WideMenu>
            <Menu />
          </WideMenu>
        </NavProvider>
      </WindowInfoProvider>,
    );
    const menu = page.getByRole("button", { name: "Menu" });
    await expect.element(menu).toHaveAttribute("data-ready", "true");
    await expect.element(menu).toHaveAttribute("aria-expanded", isOpen);
    // What its reader does afterwards stays.
    await menu.click();
    await expect.element(menu).toHaveAttribute("aria-expanded", isOpen === "true" ? "false" : "true");
  },
);
