/** The delivered brand's sign, drawn in lines. */
export const deliveredIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#0d1216"/><path d="M16 5v22M8 7.500l8 19 8-19" fill="none" stroke="#f1f4f5" stroke-width="2.400"/></svg>';
