import type { Page } from "@playwright/test";

/** px. Sources: WCAG 2.5.8 for all targets; the shop's own rule for controls on touch screens. */
const edges = { target: 24, control: 44 };

/**
 * Visible targets of a page that are too small to be touched, with their size. A target is measured by what reacts
 * around its middle: a link may cover the whole card it stands in. Links within a sentence are exempt, and small links
 * that have no other target nearby.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(({ target, control }) => {
    type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;
    const controls =
      "button:not([data-type=link]), input:not([type=hidden]), select, textarea, summary, [role=radio], [role=tab]";
    const found = [...document.querySelectorAll<HTMLElement>(`a[href], button, ${controls}`)];
    /** A box that is ticked is touched by its label. */
    const touched = (element: HTMLElement): HTMLElement =>
      (element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) && element.labels?.[0]) ||
      element;
    const isOutOfSight = ({ width, height }: Box) => width <= 1 || height <= 1;
    const targets = found.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !isOutOfSight(touched(element).getBoundingClientRect()) &&
        !element.matches(":disabled, [tabindex='-1']"),
    );
    const isInSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const reacts = (element: HTMLElement, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && touched(element).contains(hit);
    };
    /** Whether a square of that edge around its middle reacts, along both axes. */
    const hasRoom = (element: HTMLElement, edge: number): boolean => {
      const { width, height } = touched(element).getBoundingClientRect();
      if (width >= edge - 0.5 && height >= edge - 0.5) return true;
      element.scrollIntoView({ block: "center", inline: "nearest" });
      const box = touched(element).getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const reach = edge / 2 - 1;
      const across = width >= edge - 0.5 || (reacts(element, x - reach, y) && reacts(element, x + reach, y));
      const along = height >= edge - 0.5 || (reacts(element, x, y - reach) && reacts(element, x, y + reach));
      return across && along;
    };
    const onPage = (element: HTMLElement): Box => {
      const { x, y, width, height } = touched(element).getBoundingClientRect();
      return { x: x + scrollX, y: y + scrollY, width, height };
    };
    /** Source: WCAG 2.5.8, exception for spacing: a circle around its middle meets no other target. */
    const isApart = (element: HTMLElement): boolean => {
      const own = onPage(element);
      const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
      return targets.every((other) => {
        if (other === element || touched(other).contains(touched(element)) || element.contains(other))
          return true;
        const box = onPage(other);
        const nearest = [
          Math.min(Math.max(x, box.x), box.x + box.width),
          Math.min(Math.max(y, box.y), box.y + box.height),
        ] as const;
        return Math.hypot(nearest[0] - x, nearest[1] - y) >= target / 2;
      });
    };
    const isSmall = (element: HTMLElement): boolean => {
      if (element.matches(controls)) return !hasRoom(element, control);
      return !isInSentence(element) && !hasRoom(element, target) && !isApart(element);
    };
    return targets.filter(isSmall).map((element) => {
      const { width, height } = touched(element).getBoundingClientRect();
      const name = element.getAttribute("aria-label") ?? touched(element).textContent?.trim().slice(0, 40);
      return `${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} × ${Math.round(height)}`;
    });
  }, edges);
}
