import type { Declarations } from '@roadworthy/core/documents/declarations.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { figure, labelled, lines, summaryStyles } from './pdf-summary.ts';
import { text } from './pdf-theme.ts';
import { printersIn, onDayText, insuredAndAddress } from './pdf-words.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { totalForTerm } from '@roadworthy/core/documents/compare-offers.ts';
import { policyNumberLabel } from '@roadworthy/core/documents/statement.ts';

// A whole term in words fits the middle column on one line.
const shares = [3.6, 5.2, 3.2] as const;

/** The head of the declarations: who is insured, for how long, by whom, and for how much. */
export function declarationsSummary(model: Declarations): ReactElement {
  const { term, namedInsured, organization, insuredBy } = model;
  const { t, day, amount } = printersIn(model.locale, model.currency);
  const [from, to] = [day(term.from), day(term.to)];
  const contact = [organization.phone, organization.email].filter((line) => line !== null);
  return h(
    View,
    { key: 'summary' },
    h(Text, { style: text.title }, model.title),
    h(
      View,
      { style: summaryStyles.figures },
      labelled(t(policyNumberLabel), shares[0], figure(model.policyNumber)),
      labelled(t(words('Policy term', 'Période d’assurance')), shares[1], figure(`${from} \u2013 ${to}`)),
      labelled(t(totalForTerm), shares[2], figure(amount(model.total))),
    ),
    h(
      View,
      { style: summaryStyles.parties },
      labelled(t(insuredAndAddress), shares[0], ...lines([...namedInsured.names, ...namedInsured.address])),
      labelled(
        t(words('Cover begins and ends', 'Début et fin de la protection')),
        shares[1],
        ...lines([
          t(sentence(words('{day}, {time}', 'le {day} à {time}'), { day: from, time: term.fromTime })),
          t(sentence(words('to {day}, {time}', 'jusqu’au {day} à {time}'), { day: to, time: term.toTime })),
        ]),
        h(
          Text,
          { key: 'zone', style: [text.meta, { marginTop: 2 }] },
          t(
            sentence(
              words(
                'By the clocks at the mailing address of the named insured: {zone}',
                'À l’heure locale de l’adresse postale de l’assuré désigné : {zone}',
              ),
              { zone: term.zone },
            ),
          ),
        ),
      ),
      labelled(
        t(words('Issued by', 'Émises par')),
        shares[2],
        ...lines([
          ...(insuredBy === null
            ? []
            : [t(sentence(words('Insured by {company}', 'Assureur : {company}'), { company: insuredBy }))]),
          organization.name,
          ...contact,
          t(sentence(onDayText, { day: model.issued })),
        ]),
      ),
    ),
  );
}
