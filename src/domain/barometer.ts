/** Specification §5: a month of the barometer's address has two digits; January is 1. */
export function barometerMonth(month: number): string {
  return String(month).padStart(2, "0");
}
