import type { Locale } from "@/src/domain/locale/locale";
import { proposeWatch } from "@/src/domain/quiz/propose-watch";
import type { QuizAnswer } from "@/src/domain/quiz/quiz";
import type { Storefront } from "@/src/services/content/load-storefront";
import { Illustration } from "@/src/components/editorial/illustration";
import { WatchPicture } from "@/src/components/watch/watch-picture";

interface Props {
  answer: QuizAnswer;
  locale: Locale;
  storefront: Storefront;
}

const sizes = "(width < 900px) 46vw, 22vw";

/** Whether an answer has a picture: the editor's, or the watch with its parts. */
export const hasPicture = ({ illustration, parts }: QuizAnswer): boolean =>
  illustration !== null || parts.length > 0;

/** The editor's picture of an answer, else the bespoke watch as that answer alone would have it. */
export function AnswerPicture({ answer, locale, storefront }: Props) {
  const { illustration } = answer;
  if (illustration)
    return (
      <Illustration
        illustration={illustration}
        locale={locale}
        storefront={storefront}
        crop="dial"
        sizes={sizes}
      />
    );
  const { catalogue } = storefront;
  return (
    <WatchPicture
      parts={proposeWatch([{ answer }], catalogue)}
      version={catalogue.version}
      stage="givre"
      crop="case"
      sizes={sizes}
      alt=""
    />
  );
}
