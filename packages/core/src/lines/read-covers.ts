import type { BoughtCovers } from '../products/labels.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { type Sentence, sentence } from '../shared/text/sentence.ts';
import type { Cover, Line, Setting } from './line.ts';
import { words, type Words } from '../shared/words.ts';

export const chooseOffered = words(
  'Choose one that we offer: {cover}, {setting}.',
  'Choisissez parmi ce que nous offrons : {cover}, {setting}.',
);

export const noSuchCover = words('There is no cover “{code}”.', 'La protection « {code} » n’existe pas.');

export type CoversRefusal = 'coverages_malformed' | 'unknown_coverage' | 'unknown_setting' | 'value_not_offered';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is wrong with a setting as it was chosen, whatever else is; null for nothing. */
function settingSentence(setting: Setting, chosen: unknown, cover: Words): Sentence | null {
  const isOffered = setting.values.some((offered) => offered === chosen);
  if (isOffered || (chosen === undefined && !setting.chosen)) return null;
  return setting.refuses
    ? sentence(setting.refuses, { cover })
    : sentence(chooseOffered, { cover, setting: setting.label });
}

function readCover({ code, label, short, settings }: Cover, bought: unknown): Decision<unknown, CoversRefusal> {
  const path = `coverages.${code}`;
  const cover = short ?? label;
  if (!isObject(bought)) {
    return refuse(
      'coverages_malformed',
      sentence(words('{cover} must be an object.', '{cover} : la valeur doit être un objet.'), { cover }),
      path,
    );
  }
  const stray = Object.keys(bought).find((name) => !settings.some((setting) => setting.name === name));
  if (stray !== undefined) {
    const message = sentence(
      words('{cover} has no setting “{setting}”.', '{cover} : le réglage « {setting} » n’existe pas.'),
      { cover, setting: stray },
    );
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
  if (!isObject(value))
    return refuse(
      'coverages_malformed',
      words('Coverages must be an object.', 'Les protections doivent être un objet.'),
      'coverages',
    );
  for (const [code, bought] of Object.entries(value)) {
    const cover = covers.find((one) => one.code === code);
    if (!cover) {
      return refuse('unknown_coverage', sentence(noSuchCover, { code }), `coverages.${code}`);
    }
    const read = readCover(cover, bought);
    if (!read.ok) return read;
  }
  // Every cover, setting and value has been compared with what is offered.
  return accept(value as BoughtCovers);
}
