import { areaName } from '../../products/area-names.ts';
import { asSentence, sentence, type Sentence } from '../../shared/text/sentence.ts';
import { type Entity, nameOf, type Quote } from '../quote.ts';
import { declaredIncidents, driversOf } from '../subject/subject-of-quote.ts';
import { countedEntries, type IncidentKind, recordIncidents } from './record-incidents.ts';
import { words, type Words } from '../../shared/words.ts';

/** What the rates give points for, as whoever pays is told of it; an accident that was not their fault raises nothing. */
const raisingKinds: Readonly<Partial<Record<IncidentKind, Words>>> = {
  at_fault: words('Accident at fault', 'Accident responsable'),
  major: words('Major violation', 'Infraction grave'),
  minor: words('Minor violation', 'Infraction mineure'),
  speeding: words('Speeding', 'Excès de vitesse'),
};

/** An entry of a driving record that raises a price: whose, what and when, and who has it on record. */
export type RaisingEntry = {
  readonly entityId: string;
  readonly name: string;
  readonly entry: Sentence;
  readonly source: Sentence;
};

function entriesOf(driver: Entity, quote: Quote): RaisingEntry[] {
  const { record, entityRelationship, entityId } = driver;
  if (!record) return [];
  // Nobody is asked what the other drivers have behind them.
  const declared = entityRelationship === 'named_insured' ? declaredIncidents(quote.declarations) : null;
  const found = recordIncidents(record.entries, quote.effectiveDate);
  return countedEntries(record.entries, quote.effectiveDate).flatMap(({ kind, date, description, code }) => {
    const what = raisingKinds[kind];
    if (what === undefined || found[kind] <= (declared?.[kind] ?? 0)) return [];
    const facts = { what: asSentence(what), day: date, description, code: code ?? '' };
    return [
      {
        entityId,
        name: nameOf(driver),
        entry:
          code === null
            ? sentence(words('{what}, {day}: “{description}”', '{what}, {day} : « {description} »'), facts)
            : sentence(
                words('{what}, {day}: “{description}”, code {code}', '{what}, {day} : « {description} », code {code}'),
                facts,
              ),
        source: sentence(
          words(
            'As the driving record of {place} has it, under license {license}.',
            'Selon le dossier de conduite ({place}), permis {license}.',
          ),
          {
            place: asSentence(areaName(record.license.administrativeArea)),
            license: `•••• ${record.license.number.slice(-4)}`,
          },
        ),
      },
    ];
  });
}

/**
 * The entries of driving records that raise the price of a quote: of each kind all, where a record shows more of it than
 * was declared. Who pays is told of each of them (docs/rules.md, checks).
 */
export function raisingEntries(quote: Quote): readonly RaisingEntry[] {
  return driversOf(quote.entities).flatMap((driver) => entriesOf(driver, quote));
}
