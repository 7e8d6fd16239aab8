import type { Offer } from "@/src/domain/watch/offer";
import type { Quiz, QuizAnswer, QuizQuestion } from "./quiz";
import { hasTrait } from "./traits";

/** An answer somebody gave, with its question. */
export interface GivenAnswer {
  readonly question: QuizQuestion;
  readonly answer: QuizAnswer;
}

/** Why a watch stands where it stands: what each answer brought it. */
export interface Reason extends GivenAnswer {
  readonly points: number;
  /** The most the answer can bring; 0 for one that asks nothing of a watch. */
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

/** The answers an address holds, in the order of the questions; words the quiz does not know are left out. */
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

/** All watches by the points their answers bring, most first; the shop's own order decides between equals. */
export function rankOffers(offers: readonly Offer[], given: readonly GivenAnswer[]): readonly RankedOffer[] {
  return offers
    .map((offer) => {
      const reasons = given.map((answer) => reasonOf(offer, answer));
      return { offer, reasons, points: sum(reasons.map(({ points }) => points)) };
    })
    .toSorted((one, other) => other.points - one.points);
}
