import { mayEnter } from '../../../shell/staff/staff-area.ts';

/** Where staff begin who were on their way nowhere: an actuary at the rates, everybody else where they choose. */
export function staffHome(roles: readonly string[]): string {
  return mayEnter('rates', roles) && !mayEnter('agents', roles) ? '/underwriting/raters' : '/welcome';
}
