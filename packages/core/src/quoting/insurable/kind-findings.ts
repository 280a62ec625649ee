import { insures, lineFor } from '../../lines/line-for.ts';
import { refusal } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import type { Quote } from '../quote.ts';
import { finding, type Finding } from './finding.ts';

/** What a line does not insure: a boat under the line of motorcycles. What we only link to is judged elsewhere. */
export function kindFindings({ provider, vehicles }: Pick<Quote, 'provider' | 'vehicles'>): Finding[] {
  const line = lineFor(provider);
  if (line === null) return [];
  return vehicles.flatMap(({ type }, index) => {
    if (insures(line, type)) return [];
    const message = sentence('{line} does not insure this. Choose what it does insure.', {
      line: { message: line.name.en },
    });
    return [finding('change', refusal('not_insured_by_line', message, `vehicles.${index}.type`))];
  });
}
