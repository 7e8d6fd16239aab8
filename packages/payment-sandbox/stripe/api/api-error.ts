export type ApiErrorType = "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";

/**
 * An error in the provider's own shape. `isExecuted` distinguishes an error of the execution, stored under the
 * idempotency key, from one of the validation, which is never stored.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly type: ApiErrorType;
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly isExecuted: boolean;

  constructor(
    message: string,
    details: {
      status?: number;
      type?: ApiErrorType;
      code?: string;
      param?: string;
      isExecuted?: boolean;
    } = {},
  ) {
    super(message);
    this.status = details.status ?? 400;
    this.type = details.type ?? "invalid_request_error";
    this.code = details.code;
    this.param = details.param;
    this.isExecuted = details.isExecuted ?? false;
  }

  toBody(requestId: string) {
    const { type, code, param, message } = this;
    return {
      error: {
        ...(code === undefined
          ? {}
          : { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}` }),
        message,
        ...(param === undefined ? {} : { param }),
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
        type,
      },
    };
  }
}

/** 404 for an id in the path, 400 for an id in a parameter. */
export function missingResource(kind: string, id: string, param: string, status: 400 | 404 = 400): ApiError {
  return new ApiError(`No such ${kind}: '${id}'`, { status, code: "resource_missing", param });
}
