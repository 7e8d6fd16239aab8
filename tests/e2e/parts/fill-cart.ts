import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { skuResponse } from "@/src/domain/contracts/configurator";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";

/** Puts an article into this browser's cart, as the pages do, without opening one. */
export async function putIntoCart(page: Page, sku: string, quantity = 1): Promise<void> {
  const answer = await page.request.post("/api/cart/add", { data: { sku, quantity } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Keeps a watch under its sku. */
export async function composeWatch(page: Page, changes: Partial<Selection> = {}) {
  const answer = await page.request.post("/api/configurator/sku", {
    data: { ...defaultSelection, ...changes },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return v.parse(skuResponse, await answer.json());
}
