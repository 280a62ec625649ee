import type { BoughtCovers } from '../products/labels.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import type { Line } from './line.ts';

export type CoversRefusal = 'coverages_malformed' | 'unknown_coverage' | 'unknown_setting' | 'value_not_offered';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the covers of a line from outside: every cover, setting and value is one that it offers. */
export function readCovers({ covers }: Line, value: unknown): Decision<BoughtCovers, CoversRefusal> {
  if (!isObject(value)) return refuse('coverages_malformed', 'Coverages must be an object.', 'coverages');
  for (const [code, bought] of Object.entries(value)) {
    const path = `coverages.${code}`;
    const cover = covers.find((one) => one.code === code);
    if (!cover) return refuse('unknown_coverage', sentence('There is no cover “{code}”.', { code }), path);
    const label = { cover: { message: cover.label.en } };
    if (!isObject(bought)) return refuse('coverages_malformed', sentence('{cover} must be an object.', label), path);
    for (const [name, chosen] of Object.entries(bought)) {
      const setting = cover.settings.find((one) => one.name === name);
      if (!setting) {
        const message = sentence('{cover} has no setting “{setting}”.', { ...label, setting: name });
        return refuse('unknown_setting', message, `${path}.${name}`);
      }
      if (!setting.values.some((offered) => offered === chosen)) {
        const facts = { ...label, setting: { message: setting.label.en } };
        return refuse(
          'value_not_offered',
          sentence('Choose one that we offer: {cover}, {setting}.', facts),
          `${path}.${name}`,
        );
      }
    }
  }
  // Every cover, setting and value has been compared with what is offered.
  return accept(value as BoughtCovers);
}
