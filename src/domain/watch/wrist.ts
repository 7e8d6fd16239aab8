/**
 * A wrist is close to an ellipse 1.35 times as wide as it is high; Ramanujan's formula then makes the width this share
 * of the circumference.
 */
const widthOfCircumference = 0.3637;

/** How wide a wrist is under a watch. @param circumference mm @returns mm */
export const wristWidth = (circumference: number): number => circumference * widthOfCircumference;

/**
 * Space a watch leaves at each side of the wrist, negative where it is wider.
 * @param lugToLug mm
 * @param circumference mm
 * @returns mm, to a tenth
 */
export const marginOnWrist = (lugToLug: number, circumference: number): number =>
  Math.round((wristWidth(circumference) - lugToLug) * 5) / 10;
