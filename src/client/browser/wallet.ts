import { walletCaptureResponse, type WalletCaptureResponse } from "@/src/domain/contracts/paypal";
import type { Result } from "@/src/domain/result";
import { callApi, type ApiFailure } from "./call-api";

/**
 * Captures the payment agreed to at PayPal.
 * @param order its secret
 */
export function captureWallet(order: string): Promise<Result<WalletCaptureResponse, ApiFailure>> {
  return callApi({ path: "/api/paypal/capture-order", body: { order }, answer: walletCaptureResponse });
}
