import { useState } from "react";

/**
 * Opens the payment page once; a second press while it opens does nothing.
 * @param pay orders. @returns the page's address, null where it could not be opened
 */
export function usePaymentPage(pay: () => Promise<string | null>) {
  const [isOpening, setOpening] = useState(false);
  const openPage = async () => {
    if (isOpening) return;
    setOpening(true);
    const url = await pay();
    // While the browser leaves, the button stays busy.
    if (url === null) setOpening(false);
    else window.location.assign(url);
  };
  return { isOpening, openPage };
}
