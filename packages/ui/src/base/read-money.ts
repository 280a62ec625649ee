import { ownValue } from './own-value.ts';
const units: Readonly<Record<string, number>> = { '': 1, k: 1000, mille: 1000, m: 1_000_000, million: 1_000_000 };

/** The figure and what it counts: `85k` gives `85` and a thousand. Signs and names of the currency say nothing more. */
function splitUnit(typed: string): { figure: string; unit: number } | null {
  const plain = typed
    .trim()
    .toLowerCase()
    .replaceAll(/\s/g, ' ')
    .replace(/^(?:cad|usd|ca|us)? ?\$? ?/, '')
    .replace(/ ?\$? ?(?:cad|usd|ca|us)?$/, '');
  const [, figure = '', name = ''] = /^([\d ,.'’]*?) ?(k|mille|m|millions?)?$/.exec(plain) ?? [];
  return figure === '' ? null : { figure, unit: ownValue(units, name.replace(/s$/, '')) ?? 1 };
}

// A part of three digits behind a comma is a thousand in both languages; nobody writes thousandths of a dollar.
const groupings = [
  /^(?<whole>\d+)(?:[.,](?<cents>\d{0,2}))?$/,
  /^(?<whole>\d{1,3}(?:,\d{3})+)(?:\.(?<cents>\d{0,2}))?$/,
  /^(?<whole>\d{1,3}(?:[ '’]\d{3})+)(?:[.,](?<cents>\d{0,2}))?$/,
  /^(?<whole>\d{1,3}(?:\.\d{3})+),(?<cents>\d{0,2})$/,
];

/**
 * Whole cents of an amount as people type or paste it, in English or in French: `45,000.00`, `$45,000`, `45 000,00 $`,
 * `85k`. Null for a text that is none, or that could be two amounts, such as `1.234`.
 */
export function readMoney(typed: string): number | null {
  const split = splitUnit(typed);
  // `8,500k` is eight thousand and a half to some, and eight million and a half to others.
  if (!split || (split.unit > 1 && /[.,]\d{3}/.test(split.figure))) return null;
  const parts = groupings.map((grouping) => grouping.exec(split.figure)?.groups).find(Boolean);
  const digits = parts?.['whole']?.replaceAll(/\D/g, '') ?? '';
  if (digits === '' || digits.length > 9) return null;
  const cents = (Number(digits) * 100 + Number((parts?.['cents'] ?? '').padEnd(2, '0'))) * split.unit;
  return cents > 99_999_999_999 ? null : cents;
}
