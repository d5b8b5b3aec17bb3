/** Specification §9: calls to the API give up after this time (ms). */
export const API_TIMEOUT_MS = 60_000;
/** Specification §9: downloads and licence calls give up after this time (ms). */
export const DOWNLOAD_TIMEOUT_MS = 180_000;
/** Specification §9: toast lifetime (ms). */
export const TOAST_LIFETIME_MS = 7_000;
/** Specification §9: closing animation of a toast (ms). */
export const TOAST_CLOSING_MS = 300;
/** Specification §9: maintenance poll (ms). */
export const MAINTENANCE_POLL_MS = 60_000;
/** Specification §9: version check (ms). */
export const VERSION_CHECK_MS = 60_000;
/** Specification §9: delay before the loader says that loading still goes on (ms). */
export const LOADER_SLOW_MS = 5_000;
/** Specification §9: animation step of the loader's dots (ms). */
export const LOADER_DOT_MS = 400;
/** Specification §9: time that a form keeps its success or error highlight (ms). */
export const FORM_FEEDBACK_MS = 3_000;
/** Specification §9: delay of the redirects after login, after logout and to the stored address (ms). */
export const REDIRECT_DELAY_MS = 500;
/** Specification §9: digits of a SIRET. */
export const SIRET_DIGITS = 14;
/** Specification §9: digits of a postal code. */
export const POSTAL_CODE_DIGITS = 5;
/** Specification §9: establishments on one page of a list. */
export const ESTABLISHMENTS_PAGE_SIZE = 20;
/** Specification §9: default size of a modal (px). */
export const MODAL_WIDTH_PX = 700;
export const MODAL_HEIGHT_PX = 500;
/** Specification §9: the category value that means no category filter. */
export const ALL_CATEGORIES = "all";
/** Specification §9: default size and quality of a resized image. */
export const IMAGE_SIZE_PX = 87;
export const IMAGE_QUALITY = 100;
/** Specification §9: time after its opening during which a select ignores requests to close (ms). */
export const SELECT_CLOSE_GUARD_MS = 250;
/** Specification §9: colour picker: entries kept in the history. */
export const COLOR_HISTORY_SIZE = 7;
/** Specification §9: colour picker: colour of an empty field. */
export const COLOR_DEFAULT = "#000000";
/** Specification §9: colour picker: palette of ten columns by six shades. */
export const COLOR_COLUMNS = 10;
export const COLOR_SHADES = 6;
/** Specification §9: colour picker: popup width, and the room below under which it opens above (px). */
export const COLOR_POPUP_WIDTH_PX = 240;
export const COLOR_FLIP_BELOW_PX = 274;
/** Specification §9: default height of a text area (px). */
export const TEXT_AREA_HEIGHT_PX = 100;
/** INTERFACES.md: a JSON body of a call is at most this long (bytes). */
export const JSON_LIMIT_BYTES = 256 * 1024;
/** Design §4: a skeleton appears after this time (ms), so that fast answers do not flash. */
export const SKELETON_DELAY_MS = 200;
