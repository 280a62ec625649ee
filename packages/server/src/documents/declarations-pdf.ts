import type { Declarations } from '@roadworthy/core/documents/declarations.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { type DocumentProps, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { premiumSection, scheduleSection } from './declarations-money.ts';
import { declarationsSummary } from './declarations-summary.ts';
import { coverageSections, vehicleSection } from './declarations-vehicles.ts';
import { framed } from './pdf-frame.ts';
import { printersIn, policyTitle } from './pdf-words.ts';
import { ink, text } from './pdf-theme.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** The declarations page of a policy, typeset. */
export function declarationsPdf(model: Declarations): ReactElement<DocumentProps> {
  const { organization } = model;
  const reach = [organization.name, organization.phone].filter((part) => part !== null).join(', ');
  const { t } = printersIn(model.locale, model.currency);
  const check = sentence(
    words(
      'These declarations are part of your policy. Read them and report anything that is not right: {reach}.',
      'Ces conditions particulières font partie de votre police. Lisez-les et signalez tout ce qui n’est pas exact : {reach}.',
    ),
    { reach },
  );
  return framed(
    {
      title: model.title,
      organization: organization.name,
      reference: t(sentence(policyTitle, { number: model.policyNumber })),
      locale: model.locale,
      created: new Date(`${model.issued}T00:00:00Z`),
    },
    declarationsSummary(model),
    vehicleSection(model),
    ...coverageSections(model),
    premiumSection(model),
    scheduleSection(model),
    h(Text, { key: 'check', style: [text.body, { color: ink.soft, marginTop: 14 }] }, t(check)),
  );
}
