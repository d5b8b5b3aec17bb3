/** The profile of a review that says none. */
export const noProfile = "non_renseigne";
/** The country of an author who says none. */
export const noCountry = "ZZ";
