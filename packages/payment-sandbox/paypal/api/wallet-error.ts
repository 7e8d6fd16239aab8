import { randomBytes } from "node:crypto";

export interface WalletErrorDetail {
  issue: string;
  description?: string;
  /** JSON pointer into the body */
  field?: string;
  value?: string;
  location?: "body" | "path" | "query";
}

interface Link {
  href: string;
  rel: string;
  method: "GET" | "POST";
}

const names = {
  400: ["INVALID_REQUEST", "Request is not well-formed, syntactically incorrect, or violates schema."],
  401: [
    "AUTHENTICATION_FAILURE",
    "Authentication failed due to missing authorization header, or invalid authentication credentials.",
  ],
  404: ["RESOURCE_NOT_FOUND", "The specified resource does not exist."],
  422: [
    "UNPROCESSABLE_ENTITY",
    "The requested action could not be performed, semantically incorrect, or failed business validation.",
  ],
  429: ["RATE_LIMIT_REACHED", "Too many requests. Blocked due to rate limiting."],
  500: ["INTERNAL_SERVER_ERROR", "An internal server error has occurred."],
  503: ["SERVICE_UNAVAILABLE", "Service Unavailable."],
} as const;

/** A refusal in the provider's own shape. */
export class WalletError extends Error {
  constructor(
    readonly status: keyof typeof names,
    readonly details: readonly WalletErrorDetail[] = [],
    readonly links: readonly Link[] = [],
  ) {
    super(details[0]?.issue ?? names[status][0]);
  }

  toBody() {
    const [name, message] = names[this.status];
    return {
      name,
      message,
      debug_id: randomBytes(7).toString("hex").slice(0, 13),
      ...(this.details.length > 0 && { details: this.details }),
      links: this.links,
    };
  }
}

/** The request is not possible in this state. @throws always, by the caller */
export const unprocessable = (issue: string, description: string, more: Partial<WalletErrorDetail> = {}) =>
  new WalletError(422, [{ issue, description, ...more }]);

export const resourceMissing = () =>
  new WalletError(404, [
    {
      issue: "INVALID_RESOURCE_ID",
      description: "Specified resource ID does not exist. Please check the resource ID and try again.",
    },
  ]);
