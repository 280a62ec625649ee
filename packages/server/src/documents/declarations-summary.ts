import type { Declarations } from '@roadworthy/core/documents/declarations.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { figure, labelled, lines, summaryStyles } from './pdf-summary.ts';
import { text } from './pdf-theme.ts';
import { printersIn } from './pdf-words.ts';

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
      labelled(t('Policy number'), shares[0], figure(model.policyNumber)),
      labelled(t('Policy term'), shares[1], figure(`${from} \u2013 ${to}`)),
      labelled(t('Total for the term'), shares[2], figure(amount(model.total))),
    ),
    h(
      View,
      { style: summaryStyles.parties },
      labelled(
        t('Named insured and mailing address'),
        shares[0],
        ...lines([...namedInsured.names, ...namedInsured.address]),
      ),
      labelled(
        t('Cover begins and ends'),
        shares[1],
        ...lines([
          t(sentence('{day}, {time}', { day: from, time: term.fromTime })),
          t(sentence('to {day}, {time}', { day: to, time: term.toTime })),
        ]),
        h(
          Text,
          { key: 'zone', style: [text.meta, { marginTop: 2 }] },
          t(sentence('By the clocks at the mailing address of the named insured: {zone}', { zone: term.zone })),
        ),
      ),
      labelled(
        t('Issued by'),
        shares[2],
        ...lines([
          ...(insuredBy === null ? [] : [t(sentence('Insured by {company}', { company: insuredBy }))]),
          organization.name,
          ...contact,
          t(sentence('on {day}', { day: model.issued })),
        ]),
      ),
    ),
  );
}
