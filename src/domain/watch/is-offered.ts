import type { Option } from "./catalogue";

/** Whether a part that is sold has run out: it is shown, and cannot be chosen until there are pieces again. */
export const isSoldOut = ({ stock }: Pick<Option, "stock">): boolean => stock?.isSoldOut === true;

/** Whether a part can be chosen today. */
export const isOffered = (option: Pick<Option, "enabled" | "stock">): boolean =>
  option.enabled && !isSoldOut(option);
