import type { Turn } from "@/src/services/forms/take-turns";

/** How often a form may be sent in an hour; everybody in an office has the same address. */
export interface FormLimits {
  readonly perAddress: number;
  /** Null where one person's e-mail is not the one that is written to. */
  readonly perEmail: number | null;
}

interface Sent {
  readonly form: { readonly path: string };
  readonly answers: Readonly<Record<string, string>>;
  readonly address: string | null;
}

/** What a form that was sent counts against. */
export function formTurns(
  { form, answers, address }: Sent,
  { perAddress, perEmail }: FormLimits,
): readonly Turn[] {
  const turn = (kind: string, who: string | null, times: number): Turn => ({
    what: `form:${form.path}:${kind}`,
    who,
    limit: { times, seconds: 3_600 },
  });
  return [
    turn("address", address, perAddress),
    ...(perEmail === null ? [] : [turn("email", answers.email ?? null, perEmail)]),
  ];
}

/** What a form counts against, besides, that came without the token only our script can fetch. */
export const tokenlessTurn = (form: string, address: string | null): Turn => ({
  what: `form-without-token:${form}`,
  who: address,
  limit: { times: 10, seconds: 3_600 },
});
