import type { IdCards } from '@roadworthy/core/documents/id-card.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { type DocumentProps, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { framed } from './pdf-frame.ts';
import { labelled } from './pdf-summary.ts';
import { ink, text, typefaces } from './pdf-theme.ts';
import { printersIn, policyTitle, vehicleLabel } from './pdf-words.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { namedInsuredLabel, vinOf } from '@roadworthy/core/documents/statement.ts';

const styles = StyleSheet.create({
  card: { borderWidth: 0.8, borderStyle: 'dashed', borderColor: ink.rule, padding: 16, marginTop: 18 },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', marginBottom: 10 },
  row: { flexDirection: 'row', gap: 14, marginBottom: 8 },
  number: { fontFamily: typefaces.display, fontWeight: 700, fontSize: 13, lineHeight: 1.2 },
  step: { marginTop: 1.5 },
});

type CardOf = { readonly cards: IdCards; readonly vehicle: IdCards['vehicles'][number] };

const value = (message: string) => h(Text, { key: message, style: text.strong }, message);

function card({ cards, vehicle }: CardOf, key: string): ReactElement {
  const { t, day } = printersIn(cards.locale, 'USD');
  const term = `${day(cards.from)} \u2013 ${day(cards.to)}`;
  const notBefore = cards.notBefore === null ? [] : [h(Text, { key: 'not before' }, cards.notBefore)];
  const vin = vehicle.vin === null ? [] : [h(Text, { key: 'vin' }, t(sentence(vinOf, { vin: vehicle.vin })))];
  const kind = vehicle.title === vehicle.className ? [] : [h(Text, { key: 'class' }, vehicle.className)];
  return h(
    View,
    { key, style: styles.card, wrap: false },
    h(
      View,
      { style: styles.head },
      h(Text, { style: text.section }, cards.title),
      h(Text, { style: styles.number }, cards.policyNumber),
    ),
    h(
      View,
      { style: styles.row },
      labelled(t(vehicleLabel), 1, value(vehicle.title), ...kind, ...vin),
      labelled(t(words('In force', 'En vigueur')), 1, value(term), ...notBefore),
    ),
    h(
      View,
      { style: styles.row },
      labelled(t(namedInsuredLabel), 1, ...cards.names.map(value)),
      cards.insuredBy === null
        ? labelled(t(words('Sold and served by', 'Vendue et gérée par')), 1, value(cards.seller))
        : labelled(
            t(words('Insured by', 'Assureur')),
            1,
            value(cards.insuredBy),
            h(Text, { key: 'seller' }, cards.seller),
          ),
    ),
    h(Text, { style: text.meta }, t(words('After an accident', 'Après un accident'))),
    ...cards.afterAnAccident.map((step, index) => h(Text, { key: index, style: styles.step }, `${index + 1}. ${step}`)),
  );
}

/** The insurance cards of a policy, typeset: a page for each vehicle, and on it the same card twice, to be cut out. */
export function idCardPdf(cards: IdCards): ReactElement<DocumentProps> {
  const { t } = printersIn(cards.locale, 'USD');
  const reference = t(sentence(policyTitle, { number: cards.policyNumber }));
  const created = new Date(`${cards.issued}T00:00:00Z`);
  return framed(
    { title: cards.title, organization: cards.seller, reference, locale: cards.locale, created },
    ...cards.vehicles.map((vehicle, index) =>
      h(
        View,
        { key: index, break: index > 0 },
        h(
          Text,
          { style: [text.body, { color: ink.soft }] },
          t(
            words(
              'Cut along the lines. Keep one card in the vehicle and one with you.',
              'Découpez le long des lignes. Gardez une carte dans le véhicule et l’autre sur vous.',
            ),
          ),
        ),
        card({ cards, vehicle }, 'one'),
        card({ cards, vehicle }, 'other'),
      ),
    ),
  );
}
