import type { BoughtCovers } from '../products/labels.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { type Sentence, sentence } from '../shared/text/sentence.ts';
import type { Cover, Line, Setting } from './line.ts';

export type CoversRefusal = 'coverages_malformed' | 'unknown_coverage' | 'unknown_setting' | 'value_not_offered';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is wrong with a setting as it was chosen, whatever else is; null for nothing. */
function settingSentence(setting: Setting, chosen: unknown, cover: Sentence): Sentence | null {
  const isOffered = setting.values.some((offered) => offered === chosen);
  if (isOffered || (chosen === undefined && !setting.chosen)) return null;
  return setting.refuses
    ? sentence(setting.refuses.en, { cover })
    : sentence('Choose one that we offer: {cover}, {setting}.', { cover, setting: { message: setting.label.en } });
}

function readCover({ code, label, short, settings }: Cover, bought: unknown): Decision<unknown, CoversRefusal> {
  const path = `coverages.${code}`;
  const cover = { message: short ?? label.en };
  if (!isObject(bought)) {
    return refuse('coverages_malformed', sentence('{cover} must be an object.', { cover }), path);
  }
  const stray = Object.keys(bought).find((name) => !settings.some((setting) => setting.name === name));
  if (stray !== undefined) {
    const message = sentence('{cover} has no setting “{setting}”.', { cover, setting: stray });
    return refuse('unknown_setting', message, `${path}.${stray}`);
  }
  for (const setting of settings) {
    const message = settingSentence(setting, ownValue(bought, setting.name), cover);
    if (message) return refuse('value_not_offered', message, `${path}.${setting.name}`);
  }
  return accept(bought);
}

/** Reads the covers of a line from outside: every cover, setting and value is one that it offers. */
export function readCovers({ covers }: Line, value: unknown): Decision<BoughtCovers, CoversRefusal> {
  if (!isObject(value)) return refuse('coverages_malformed', 'Coverages must be an object.', 'coverages');
  for (const [code, bought] of Object.entries(value)) {
    const cover = covers.find((one) => one.code === code);
    if (!cover) {
      return refuse('unknown_coverage', sentence('There is no cover “{code}”.', { code }), `coverages.${code}`);
    }
    const read = readCover(cover, bought);
    if (!read.ok) return read;
  }
  // Every cover, setting and value has been compared with what is offered.
  return accept(value as BoughtCovers);
}
