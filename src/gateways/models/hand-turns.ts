import picturedHands from "@/src/domain/watch/pictured-hands.json";

const turnAbout = (clockwise: number): readonly number[] => {
  const half = (-clockwise * Math.PI) / 360;
  return [0, 0, Math.sin(half), Math.cos(half)];
};

/** Rotation of a moving part, by name: hands are drawn pointing at twelve, and show the time of the pictures. */
export const handTurns: Readonly<Record<string, { readonly rotation: readonly number[] }>> =
  Object.fromEntries(
    Object.entries(picturedHands).map(([name, clockwise]) => [name, { rotation: turnAbout(clockwise) }]),
  );
