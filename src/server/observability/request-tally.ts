import type { AnswerKind } from "../http/answer-kind";

/**
 * Kind of request: a call of the shop's own API, the admin and the CMS behind it, or one refused unread, beside
 * cached content.
 */
export type RequestKind = AnswerKind | "call" | "admin" | "refused";

/** 2 for 200, 204 and so on. */
const classOf = (status: number) => Math.floor(status / 100);
const classes = 6;

/** Requests answered one way, by the first digit of the status. */
export type ByClass = readonly number[];

export interface RequestFigures {
  readonly kept: Readonly<Record<AnswerKind, ByClass>>;
  /** Calls have a row each. */
  readonly made: readonly { readonly kind: RequestKind; readonly route: string; readonly byClass: ByClass }[];
  readonly inFlight: number;
}

export interface RequestTally {
  /** An answer from memory: this is the whole cost of counting it. */
  readonly countCached: (kind: AnswerKind, status: number) => void;
  readonly noteRefused: (status: number) => void;
  readonly countStarted: () => void;
  /** @param route of a call, else empty: routes are few, addresses unlimited */
  readonly countHandled: (kind: RequestKind, route: string, status: number) => void;
  readonly figures: () => RequestFigures;
}

const none = () => Array.from({ length: classes }, () => 0);

/** Counts requests in plain numbers. */
export function createRequestTally(): RequestTally {
  const kept: Record<AnswerKind, number[]> = { page: none(), picture: none(), file: none(), static: none() };
  const made = new Map<
    string,
    { readonly kind: RequestKind; readonly route: string; readonly byClass: number[] }
  >();
  let inFlight = 0;

  const add = (counts: number[], status: number) => {
    const at = classOf(status);
    counts[at] = (counts[at] ?? 0) + 1;
  };

  const addMade = (kind: RequestKind, route: string, status: number) => {
    const name = `${kind} ${route}`;
    const row = made.get(name) ?? { kind, route, byClass: none() };
    made.set(name, row);
    add(row.byClass, status);
  };

  return {
    countCached: (kind, status) => add(kept[kind], status),
    noteRefused: (status) => addMade("refused", "", status),
    countStarted: () => {
      inFlight += 1;
    },
    countHandled: (kind, route, status) => {
      inFlight -= 1;
      addMade(kind, route, status);
    },
    figures: () => ({ kept, made: [...made.values()], inFlight }),
  };
}
