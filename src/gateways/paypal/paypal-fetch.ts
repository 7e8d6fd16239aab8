/** PayPal did not answer, or asks to come back later. */
export class PaypalAway extends Error {}

/** Answers that may be another one a moment later. */
const passing = [408, 409, 429, 500, 502, 503, 504];

/** One question and its answer, whatever that says. @throws PaypalAway where none came that could be used */
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

/** @throws PaypalAway where the answer broke off */
export async function readAnswer(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new PaypalAway("PayPal's answer broke off.", { cause: error });
  }
}
