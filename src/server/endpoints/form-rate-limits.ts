import type { RateLimit } from "@/src/services/forms/rate-limit";

/** How often a form may be sent in an hour; all users of an office share one address. */
export interface FormLimits {
  readonly perAddress: number;
  /** Null where the form contains no e-mail that mails are sent to. */
  readonly perEmail: number | null;
}

interface Sent {
  readonly form: { readonly path: string };
  readonly answers: Readonly<Record<string, string>>;
  readonly address: string | null;
}

/** Limits that a submitted form counts against. */
export function formRateLimits(
  { form, answers, address }: Sent,
  { perAddress, perEmail }: FormLimits,
): readonly RateLimit[] {
  const limited = (kind: string, who: string | null, times: number): RateLimit => ({
    what: `form:${form.path}:${kind}`,
    who,
    limit: { times, seconds: 3_600 },
  });
  return [
    limited("address", address, perAddress),
    ...(perEmail === null ? [] : [limited("email", answers.email ?? null, perEmail)]),
  ];
}

/** Further limits for a form without the token that only our script can fetch. */
export const tokenlessRateLimit = (form: string, address: string | null): RateLimit => ({
  what: `form-without-token:${form}`,
  who: address,
  limit: { times: 10, seconds: 3_600 },
});
