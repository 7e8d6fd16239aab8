import { budget } from "./quiz/budget";
import { hands } from "./quiz/hands";
import { light } from "./quiz/light";
import { metal } from "./quiz/metal";
import { strap } from "./quiz/strap";
import { use } from "./quiz/use";
import { wrist } from "./quiz/wrist";
import type { SeedQuizQuestion } from "./quiz/seed-quiz";

/** Words of the address are the same in every language, like the shop's paths. */
export const quiz: readonly SeedQuizQuestion[] = [wrist, use, light, metal, strap, hands, budget];
