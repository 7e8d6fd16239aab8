/** Who asks has to know soon: a part that takes longer counts as away, ms. */
const patience = 2_500;

/** What a part answers, or `otherwise` where it fails or lets one wait. */
export async function withTimeout<Value, Otherwise>(
  question: Promise<Value>,
  otherwise: Otherwise,
): Promise<Value | Otherwise> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Otherwise>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), patience);
  });
  try {
    return await Promise.race([question.catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
