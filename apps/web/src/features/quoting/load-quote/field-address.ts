import type { Quote } from './quote-record.ts';

/** The id of the input that asks for what is missing, as findings name it; null where no input asks for it alone. */
export function inputOf(path: string, { vehicles }: Pick<Quote, 'vehicles'>): string | null {
  const [, place, field] = /^vehicles\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (place !== undefined) {
    const vehicle = vehicles[Number(place)];
    return vehicle ? `${vehicle.vehicle_id}-${field}` : null;
  }
  const [, form, name] = /^(named_insured|mailing|drivers\.0)\.(\w+)$/.exec(path) ?? [];
  if (form !== undefined) return `insured-${name}`;
  const [, question] = /^declarations\.questions\.([\w-]+)$/.exec(path) ?? [];
  if (question !== undefined) return `questions-${question}`;
  return path === 'effective_date' ? 'term-effective_date' : null;
}
