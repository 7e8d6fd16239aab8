import {
  walletCaptureResponse,
  walletOrderResponse,
  type WalletCaptureResponse,
  type WalletOrderResponse,
} from "@/src/contracts/paypal";
import type { Result } from "@/src/domain/result";
import { callApi, type ApiFailure } from "./call-api";

/** Opens PayPal's page for a pending order. @param order its secret */
export function openWallet(order: string): Promise<Result<WalletOrderResponse, ApiFailure>> {
  return callApi({ path: "/api/paypal/create-order", body: { order }, answer: walletOrderResponse });
}

/** Has the shop take what was agreed to at PayPal. @param order its secret */
export function captureWallet(order: string): Promise<Result<WalletCaptureResponse, ApiFailure>> {
  return callApi({ path: "/api/paypal/capture-order", body: { order }, answer: walletCaptureResponse });
}
