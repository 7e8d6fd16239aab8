import { readFaults, writeFaults, type StripeSandbox } from "../stripe-sandbox";
import type { Faults } from "../faults";
import { ApiError } from "./api-error";

export type ApiFault = Faults["api"][number];

/** Takes the first fault planned for this call, counting it down. @param endpoint `POST /v1/refunds` */
export function takeApiFault(sandbox: StripeSandbox, endpoint: string): ApiFault | undefined {
  const faults = readFaults(sandbox);
  const at = faults.api.findIndex(
    ({ match, times }) => times > 0 && (match === undefined || match === endpoint),
  );
  const fault = faults.api[at];
  if (!fault) return undefined;
  const left = faults.api.map((other, place) =>
    place === at ? { ...other, times: other.times - 1 } : other,
  );
  writeFaults(sandbox, { ...faults, api: left.filter(({ times }) => times > 0) });
  return fault;
}

const errors: Record<ApiFault["status"], () => ApiError> = {
  429: () => new ApiError("Request rate limit exceeded.", { status: 429, code: "rate_limit" }),
  500: () => new ApiError("An unknown error occurred", { status: 500, type: "api_error", isExecuted: true }),
  503: () =>
    new ApiError("The service is temporarily unavailable.", {
      status: 503,
      type: "api_error",
      isExecuted: true,
    }),
};

export function errorOfFault(fault: ApiFault): ApiError {
  return errors[fault.status]();
}
