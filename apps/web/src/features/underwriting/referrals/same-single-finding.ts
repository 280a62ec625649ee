/** Whether each of some referrals was asked for one thing, and all for the same. */
export function isSameSingleFinding(
  referrals: readonly {
    readonly finding_codes: readonly (string | null)[];
    readonly request_reasons: readonly (string | null)[];
  }[],
): boolean {
  const [first] = referrals;
  return (
    first !== undefined &&
    referrals.every(
      ({ finding_codes: codes, request_reasons: reasons }) =>
        codes.length === 1 && reasons.length === 1 && codes[0] === first.finding_codes[0],
    )
  );
}
