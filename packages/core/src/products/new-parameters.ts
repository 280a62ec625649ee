import { addDays, type Day, isDay } from '../shared/day.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/sentence.ts';
import { type FeesFrom, feesOn } from './product-fees.ts';
import { mostReferralDays, type ReferralDaysFrom, referralDaysOn } from './referral-days.ts';

/** What a product says from a day on. */
export type ParametersFrom = FeesFrom & ReferralDaysFrom;

/** What a product is to say from a day on; what is null or absent stays as it is on that day. */
export type AskedParameters = {
  readonly effective_date: string;
  readonly installment_fee?: number | null | undefined;
  readonly deposit_share?: number | null | undefined;
  readonly referral_days?: number | null | undefined;
};

export type ParametersRefusal =
  | 'parameters_day_not_ahead'
  | 'parameters_day_too_far'
  | 'installment_fee_out_of_range'
  | 'deposit_share_out_of_range'
  | 'referral_days_out_of_range';

/** Most that a later invoice bears, in cents. */
export const mostInstallmentFee = 100_000;
/** Most of the premium that is due first, in per cent. */
export const mostDepositShare = 50;
const furthestDays = 2 * 365;

const isBetween = (value: number, most: number, least = 0): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/**
 * Fees and days to answer from a day on. A day that has begun anywhere we sell keeps its own, so that the first free one is the day after
 * `today`, the latest that has begun there. What is asked for a day ahead takes the place of what was.
 */
export function decideNewParameters(
  kept: readonly ParametersFrom[],
  asked: AskedParameters,
  today: Day,
): Decision<ParametersFrom, ParametersRefusal> {
  const { effective_date: from } = asked;
  const earliest = addDays(today, 1);
  if (!isDay(from) || from < earliest) {
    const said = sentence('What counts today stays. Choose {day} or a later day.', { day: earliest });
    return refuse('parameters_day_not_ahead', said, 'parameters.effective_date');
  }
  if (from > addDays(today, furthestDays)) {
    const said = sentence('Choose a day up to {day}.', { day: addDays(today, furthestDays) });
    return refuse('parameters_day_too_far', said, 'parameters.effective_date');
  }
  const then = feesOn(kept, from);
  const installmentFee = asked.installment_fee ?? then.installmentFee;
  const depositShare = asked.deposit_share ?? then.depositShare;
  const referralDays = asked.referral_days ?? referralDaysOn(kept, from);
  if (!isBetween(installmentFee, mostInstallmentFee)) {
    const said = sentence('Enter an amount from 0 to {most}.', { most: { cents: mostInstallmentFee } });
    return refuse('installment_fee_out_of_range', said, 'parameters.installment_fee');
  }
  if (!isBetween(depositShare, mostDepositShare)) {
    const said = sentence('Enter whole per cents, from 0 to {most}.', { most: mostDepositShare });
    return refuse('deposit_share_out_of_range', said, 'parameters.deposit_share');
  }
  if (!isBetween(referralDays, mostReferralDays, 1)) {
    const said = sentence('Enter whole days, from 1 to {most}.', { most: mostReferralDays });
    return refuse('referral_days_out_of_range', said, 'parameters.referral_days');
  }
  return accept({ from, installmentFee, depositShare, referralDays });
}
