import { describe, expect, test } from 'vitest';
import { lines } from '../lines/line-for.ts';
import { printSentence } from '../shared/text/sentence.ts';
import { untranslated } from '../lines/testing/untranslated.ts';
import { titleOf } from './title-of.ts';

const documents = ['application', 'declarations', 'proposal', 'specimen'] as const;

describe('a document', () => {
  test.each([
    ['application', 'Application for recreational vehicle insurance', 'Application: Boat', 'Proposition : Bateau'],
    [
      'declarations',
      'Recreational vehicle policy declarations',
      'Declarations: Boat',
      'Conditions particulières : Bateau',
    ],
    ['proposal', 'Proposal for recreational vehicle insurance', 'Proposal: Boat', 'Offre : Bateau'],
    ['specimen', 'Recreational vehicle policy, specimen', 'Terms, specimen: Boat', 'Conditions, spécimen : Bateau'],
  ] as const)('of kind %s is headed as what it insures', (document, recreational, boat, bateau) => {
    expect(titleOf(document, 'personal').message).toBe(recreational);
    expect(titleOf(document, 'boat').message).toBe(boat);
    expect(printSentence(titleOf(document, 'boat'), 'fr-CA').replaceAll('\u00a0', ' ')).toBe(bateau);
  });

  test.each(lines.map((line) => [line.provider, line.name] as const))(
    'of %s has its title in French',
    (provider, name) => {
      for (const document of documents) {
        const title = titleOf(document, provider);
        expect(untranslated(title)).toEqual([]);
        if (provider !== 'personal') {
          expect(title.message).toContain(name.en);
          expect(printSentence(title, 'fr-CA')).toContain(name.fr);
        }
      }
    },
  );

  test('of no two kinds or lines is headed alike', () => {
    const titles = lines.flatMap(({ provider }) => documents.map((document) => titleOf(document, provider).message));
    expect(new Set(titles).size).toBe(titles.length);
  });
});
