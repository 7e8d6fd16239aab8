import { useState } from "react";
import { leavePage } from "@/src/client/browser/leave-page";

/**
 * Opens the payment page once; a second press while it opens does nothing.
 * @param pay places the order.
 * @returns the page's address, null where that failed
 */
export function usePaymentPage(pay: () => Promise<string | null>) {
  const [isOpening, setOpening] = useState(false);
  const openPage = async () => {
    if (isOpening) return;
    setOpening(true);
    const url = await pay();
    // While the browser navigates, the button stays busy.
    if (url !== null) await leavePage(url);
    setOpening(false);
  };
  return { isOpening, openPage };
}
