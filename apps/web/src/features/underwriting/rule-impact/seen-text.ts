import { moneyText } from '@roadworthy/ui/base/money-text.ts';

/** What a rule saw, as it is read: amounts arrive as cents. */
export const seenText = (value: string, isMoney: boolean): string =>
  isMoney && /^-?\d+$/.test(value) ? moneyText(Number(value)) : value;

/** The same for all that a rule saw of one quote, as a run over a book keeps it. */
export const allSeenText = (seen: string, isMoney: boolean): string =>
  seen
    .split(', ')
    .map((value) => seenText(value, isMoney))
    .join(', ');
