import type { Budget } from '../kernel/operations/budget.ts';
import { networkOf } from '../kernel/network/network.ts';

/** Who tries: under which address, from which network, and on which device if the account was used there before. */
export type Attempt = { readonly email: string; readonly ip: string; readonly device: string | null };

const quarter = 900;
const hour = 3_600;
const day = 86_400;

/**
 * What a failure counts against. Whoever fails uses up what he has himself: an account's budget on a network, or on a
 * device where it was used before, which then counts alone. What all networks share for an account is a brake on
 * guessing from very many of them: unknown devices wait then, and a letter's link goes on working.
 */
function guesses({ email, ip, device }: Attempt, brake: Omit<Budget, 'who'>): readonly Budget[] {
  if (device !== null) return [{ of: 'guess on device', who: `${email} ${device}`, most: 10, seconds: quarter }];
  const network = networkOf(ip);
  return [
    { of: 'guess', who: `${email} ${network}`, most: 10, seconds: quarter },
    { of: 'guess from network', who: network, most: 100, seconds: quarter },
    { ...brake, who: email },
  ];
}

/** The budgets of entering a password. Passwords have twelve characters or more. */
export const passwordBudgets = (attempt: Attempt): readonly Budget[] =>
  guesses(attempt, { of: 'password of account', most: 500, seconds: hour });

/**
 * The budgets of entering a letter's code. It has six digits and works for ten minutes, so that 30 guesses in a quarter
 * of an hour find one with a chance of 1 in 33,000.
 */
export const codeBudgets = (attempt: Attempt): readonly Budget[] =>
  guesses(attempt, { of: 'code of account', most: 30, seconds: quarter });

/**
 * The budgets of entering a code of the second factor, which is asked of who gave the password. Of a million codes three
 * are good at a time, so that 100 guesses a day find one with a chance of 1 in 3,300. A device that was used before has no
 * budget of its own here: whoever stole it may know the password, too.
 */
export function secondFactorBudgets({ email, ip }: Pick<Attempt, 'email' | 'ip'>): readonly Budget[] {
  const network = networkOf(ip);
  return [
    { of: 'second factor', who: `${email} ${network}`, most: 8, seconds: quarter },
    { of: 'second factor from network', who: network, most: 100, seconds: quarter },
    { of: 'second factor of account', who: email, most: 24, seconds: quarter },
    { of: 'second factor of account', who: email, most: 100, seconds: day },
  ];
}

/**
 * The budgets of sending a letter to an address: on a device that was used before, from a network, and from all networks
 * together, so that nobody fills an inbox from many. What was sent before goes on working when they are spent, and so does
 * a device that is known.
 */
export function letterBudgets({ email, ip, device }: Attempt): readonly Budget[] {
  if (device !== null) {
    const who = `${email} ${device}`;
    return [
      { of: 'letter on device', who, most: 6, seconds: quarter },
      { of: 'letter on device', who, most: 30, seconds: day },
    ];
  }
  const network = networkOf(ip);
  const who = `${email} ${network}`;
  return [
    { of: 'letter', who, most: 6, seconds: quarter },
    { of: 'letter', who, most: 30, seconds: day },
    { of: 'letter from network', who: network, most: 60, seconds: quarter },
    { of: 'letter to address', who: email, most: 20, seconds: hour },
    { of: 'letter to address', who: email, most: 60, seconds: day },
  ];
}

/** The budget of wrong tokens, keys and links of a network. Right ones neither count nor are refused. */
export const wrongTokenBudgets = (ip: string): readonly Budget[] => [
  { of: 'wrong token', who: networkOf(ip), most: 1_000, seconds: quarter },
];
