import type { Offer } from "@/src/domain/watch/offer";
import type { Quiz, QuizAnswer, QuizQuestion } from "./quiz";
import { hasTrait } from "./traits";

/** A given answer with its question. */
export interface GivenAnswer {
  readonly question: QuizQuestion;
  readonly answer: QuizAnswer;
}

/** Why a watch has its rank: the points of each answer. */
export interface Reason extends GivenAnswer {
  readonly points: number;
  /** Maximum points of the answer; 0 for one without a criterion. */
  readonly of: number;
}

export interface RankedOffer {
  readonly offer: Offer;
  readonly points: number;
  readonly reasons: readonly Reason[];
}

interface Query {
  readonly get: (name: string) => string | null;
}

/** The answers in an address, in the order of the questions; unknown words are left out. */
export function givenAnswers({ questions }: Quiz, query: Query): readonly GivenAnswer[] {
  return questions.flatMap((question) => {
    const answer = question.answers.find(({ key }) => key === query.get(question.key));
    return answer ? [{ question, answer }] : [];
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function reasonOf(offer: Offer, given: GivenAnswer): Reason {
  const { rules } = given.answer;
  const met = rules.filter(({ trait, values }) => hasTrait(offer, trait, values));
  return {
    ...given,
    points: sum(met.map(({ points }) => points)),
    of: sum(rules.map(({ points }) => points)),
  };
}

/** All watches by the points of the answers, most first; ties keep the shop's order. */
export function rankOffers(offers: readonly Offer[], given: readonly GivenAnswer[]): readonly RankedOffer[] {
  return offers
    .map((offer) => {
      const reasons = given.map((answer) => reasonOf(offer, answer));
      return { offer, reasons, points: sum(reasons.map(({ points }) => points)) };
    })
    .toSorted((one, other) => other.points - one.points);
}
