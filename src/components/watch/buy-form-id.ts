/** Id of the form on a watch page: the bar at the bottom submits it too. */
export const buyFormId = "acheter";
