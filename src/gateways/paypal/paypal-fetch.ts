/** PayPal did not respond, or reports a temporary error. */
export class PaypalAway extends Error {}

/** Status codes of temporary errors. */
const passing = [408, 409, 429, 500, 502, 503, 504];

/** Sends one request and returns its response, whatever its status. @throws PaypalAway without a usable response */
export async function send(url: string, init: RequestInit, timeout: number): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeout) });
    if (passing.includes(response.status)) throw new PaypalAway(`PayPal answers ${response.status}.`);
    return response;
  } catch (error) {
    if (error instanceof PaypalAway) throw error;
    throw new PaypalAway("PayPal does not answer.", { cause: error });
  }
}

/** @throws PaypalAway if the response was cut off */
export async function readAnswer(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new PaypalAway("PayPal's answer broke off.", { cause: error });
  }
}
