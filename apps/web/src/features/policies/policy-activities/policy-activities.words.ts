import { scheduledReports } from '@roadworthy/core/organizations/report-schedule.ts';
import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const policyActivitiesWords: WordsTree = {
  'policyParts.activities': {
    title: scheduledReports.activity.title,
    views: {
      month: words('Last 30 days', '30 derniers jours'),
      quarter: words('Last 90 days', '90 derniers jours'),
      year: words('Last 12 months', '12 derniers mois'),
      all: words('All', 'Toutes'),
    },
    policy: words('Policy', 'Police'),
    timestamp: words('When', 'Quand'),
    action: words('Activity', 'Activité'),
    organization_name: words('Organization', 'Organisation'),
    agent_name: words('Agent', 'Agent'),
    provider: words('Line', 'Branche'),
    policy_status: words('Status', 'État de la police'),
    effective_date: words('Begins', 'Début'),
    expiration_date: words('Ends', 'Fin'),
    policy_term_premium: words('Term premium', 'Prime de la période'),
    premium_change: words('Premium change', 'Variation de prime'),
    currency: words('Currency', 'Devise'),
    current_quote_id: words('Quote', 'Soumission'),
    policy_state: words('State', 'Province ou État', { enCa: 'Province or state' }),
    payment_term: words('Paid', 'Paiement'),
    cancelled_as_of: words('Cancelled as of', 'Résiliée en date du'),
    history_id: words('Entry', 'Inscription'),
    totals: words('Totals', 'Totaux'),
    count: words(
      '{n, plural, one {{count} activity} other {{count} activities}}',
      '{n, plural, one {{count} activité} other {{count} activités}}',
    ),
    sum: words('Premium change', 'Variation de prime'),
    byDay: words(
      'Premium change by {step, plural, =1 {day} =7 {week} other {four weeks}}: {change} in all. {period}',
      'Variation de prime par {step, plural, =1 {jour} =7 {semaine} other {quatre semaines}} : {change} en tout. {period}',
    ),
    totalsFailed: words(
      'We couldn’t add these up. The list below is complete.',
      'Nous n’avons pas pu faire le total. La liste ci-dessous est complète.',
    ),
    fromTo: words('{from} to {to}, {zone}', 'Du {from} au {to}, {zone}'),
    since: words('Since {from}, {zone}', 'Depuis le {from}, {zone}'),
    until: words('Until {to}, {zone}', 'Jusqu’au {to}, {zone}'),
    ever: words('Since the first day, {zone}', 'Depuis le premier jour, {zone}'),
    noneInPeriod: words('No activity in this period', 'Aucune activité pendant cette période'),
    widen: words('Look at all time', 'Voir toutes les périodes'),
    none: words('Nothing has been booked yet', 'Rien n’a encore été comptabilisé'),
    noneBody: words(
      'Binding, changing, cancelling and renewing a policy is listed here.',
      'L’émission, la modification, la résiliation et le renouvellement des polices figurent ici.',
    ),
    print: words('Print this list', 'Imprimer cette liste'),
    filters: words('Narrowed to', 'Limité à'),
    period: words('Period', 'Période'),
    printed: words('Printed', 'Imprimé'),
    rows: words(
      '{n, plural, one {{count} activity} other {{count} activities}}',
      '{n, plural, one {{count} activité} other {{count} activités}}',
    ),
    cut: words(
      'Only the first {count} are printed. Narrow the list, or export it as a file.',
      'Seules les {count} premières sont imprimées. Précisez la liste, ou exportez-la dans un fichier.',
    ),
    reading: words('{count} read so far', '{count} lues jusqu’ici'),
  },
};
