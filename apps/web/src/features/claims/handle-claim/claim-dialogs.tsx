'use client';
import {
  claimPaymentKinds,
  messageTemplates,
  notedSteps,
  payeeKinds,
  payoutMethods,
  recoveryKinds,
  reserveKinds,
  letterWays,
  writtenLetters,
} from '@roadworthy/core/claims/vocabulary.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { wordsFor } from '@roadworthy/core/shared/words.ts';
import type { TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import {
  AddClaimPayeeDocument,
  AskClaimantDocument,
  type ClaimRecordFragment,
  ClaimSyncDocument,
  CreateClaimNoteDocument,
  DeclareTotalLossDocument,
  DenyClaimDocument,
  EvaluateClaimDocument,
  AssignClaimDocument,
  FindPolicyOfClaimDocument,
  LinkClaimPolicyDocument,
  LoadAdjustersDocument,
  LoadClaimCoveragesDocument,
  LoadClaimLetterDraftDocument,
  NoteClaimStepDocument,
  PreviewTotalLossDocument,
  RequestClaimPaymentDocument,
  ReserveClaimDocument,
  SeekClaimRecoveryDocument,
  StateClaimFactDocument,
  WriteClaimLetterDocument,
} from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import {
  checkField,
  dayField,
  lineField,
  moneyField,
  ownField,
  proseField,
  selectField,
  tilesField,
} from '../../shared/form-dialog/form-fields.tsx';
import { FormAlert } from '../../shared/form-alert.tsx';
import { labelOf } from '../../shared/use-labels.ts';
import { type Loss, LossRows } from './loss-rows.tsx';
import { LetterDuties } from './letter-duties.tsx';
import type { OpenParts } from './parts-of-claim.ts';
import { PayeeChoice } from './payee-choice.tsx';
import { TotalLossFound } from './total-loss-found.tsx';

/** What the actions of a claim know of it. */
export type ClaimSubject = {
  /** The day where the loss happened. */
  readonly today: string;
  /** The name of who is insured, whom a loss without a claimant is of. */
  readonly insured: string;
  readonly exposures: ClaimRecordFragment['exposures'];
  readonly payees: ClaimRecordFragment['payees'];
  readonly currency: string;
  /** Of who reported it, in which messages begin, and of the page. */
  readonly language: PageLocale;
  readonly pageLocale: PageLocale;
  /** What may be done to its payments, letters and what else is beneath it. */
  readonly open: OpenParts;
  /** The fact that is asked about, where its own button was pressed. */
  readonly fact?: string;
  /** The wreck of a total loss that nobody was asked to buy yet: what it brings, and under which exposure. */
  readonly wreck?: { readonly amount: number | null; readonly exposureId: string };
};

const centsOf = (typed: TypedMoney): number => (typeof typed === 'number' ? typed : 0);

/** Who handles it: whoever asks, unless a colleague is chosen. */
export const AssignClaimDialog = formDialog<ClaimSubject>()({
  words: 'actions.assign_claim',
  document: AssignClaimDocument,
  begin: () => ({ handler_user_id: '' }),
  facts: { document: LoadAdjustersDocument, variables: () => ({}) },
  fields: ({ t, facts }) => [
    selectField('handler_user_id', {
      label: t('handler'),
      options: [
        { value: '', label: t('myself') },
        ...(facts?.adjusters ?? []).map(({ user_id, name }) => ({ value: user_id, label: name })),
      ],
    }),
  ],
  input: ({ id, values }) => ({ claim_id: id, handler_user_id: values.handler_user_id || null }),
});

/** That something was done which the law gives days for. */
export const NoteStepDialog = formDialog<ClaimSubject>()({
  words: 'actions.note_claim_step',
  document: NoteClaimStepDocument,
  begin: ({ subject }) => ({ step: notedSteps[0] as string, on: subject.today }),
  fields: ({ t, messages, subject }) => [
    selectField('step', {
      label: t('step'),
      options: notedSteps.map((value) => ({ value, label: messages.workbench.claims.noted[value] })),
    }),
    dayField('on', { label: t('on'), max: subject.today }),
  ],
  input: ({ id, values }) => ({ claim_id: id, ...values }),
});

/** A fact that decides which coverages answer: the one beside which it was asked, else the first that is open. */
export const StateFactDialog = formDialog<ClaimSubject>()({
  words: 'actions.state_claim_fact',
  document: StateClaimFactDocument,
  facts: { document: LoadClaimCoveragesDocument, variables: ({ id }) => ({ claim_id: id }) },
  begin: ({ facts, subject, typed }): { fact: string; is_so: string; amount: TypedMoney } => {
    const asked = facts?.claim_facts ?? [];
    const named = typeof typed['fact'] === 'string' ? typed['fact'] : subject.fact;
    const one = asked.find(({ fact }) => fact === named) ?? asked.find(({ is_open }) => is_open) ?? asked[0];
    const isSo = one?.is_so ?? null;
    return {
      fact: one?.fact ?? '',
      is_so: isSo === null ? '' : isSo ? 'yes' : 'no',
      amount: one?.amount ?? null,
    };
  },
  fields: ({ t, facts, values }) => {
    const asked = facts?.claim_facts ?? [];
    const isAmount = asked.find(({ fact }) => fact === values.fact)?.kind === 'cents';
    return [
      selectField('fact', {
        label: t('fact'),
        options: asked.map(({ fact, question }) => ({ value: fact, label: question })),
        resets: ['is_so', 'amount'],
      }),
      isAmount
        ? moneyField('amount', { label: t('amount'), hint: t('amountHint') })
        : tilesField('is_so', {
            label: t('is_so'),
            columns: 3,
            options: (['yes', 'no', 'unknown'] as const).map((value) => ({ value, label: t(value) })),
          }),
    ];
  },
  ready: ({ values, facts }) =>
    values.fact !== '' &&
    (values.is_so !== '' || facts?.claim_facts.find(({ fact }) => fact === values.fact)?.kind === 'cents'),
  input: ({ id, values: { fact, is_so: said, amount } }) => ({
    claim_id: id,
    fact,
    is_so: said === 'yes' ? true : said === 'no' ? false : null,
    amount: typeof amount === 'number' ? amount : null,
  }),
});

/** What is held back for a coverage and a claimant from now on. */
export const ReserveClaimDialog = formDialog<ClaimSubject>()({
  words: 'actions.reserve_claim',
  document: ReserveClaimDocument,
  tone: 'money',
  begin: ({ facts }) => ({
    coverage: (facts?.claim_coverages.find(({ answers }) => answers) ?? facts?.claim_coverages[0])?.coverage ?? '',
    claimant: '',
    kind: 'indemnity' as string,
    amount: null as TypedMoney,
  }),
  facts: { document: LoadClaimCoveragesDocument, variables: ({ id }) => ({ claim_id: id }) },
  fields: ({ t, messages, facts, subject }) => [
    selectField('coverage', {
      label: t('coverage'),
      options: (facts?.claim_coverages ?? []).map(({ coverage, name }) => ({ value: coverage, label: name })),
    }),
    lineField('claimant', { label: t('claimant'), hint: t('claimantHint', { name: subject.insured }) }),
    tilesField('kind', {
      label: t('kind'),
      options: reserveKinds.map((value) => ({ value, label: messages.workbench.claims.reserveKind[value] })),
    }),
    moneyField('amount', { label: t('amount'), missing: t('amountMissing') }),
  ],
  input: ({ id, values }) => ({
    claim_id: id,
    coverage: values.coverage,
    claimant: values.claimant.trim() || null,
    kind: values.kind,
    amount: centsOf(values.amount),
  }),
});

/** What the losses of a claim come to, coverage by coverage and claimant by claimant. */
export const EvaluateClaimDialog = formDialog<ClaimSubject>()({
  words: 'actions.evaluate_claim',
  document: EvaluateClaimDocument,
  tone: 'money',
  begin: ({ facts, subject }) => ({
    losses: lossesBefore(subject, facts?.claim_coverages ?? []),
    note: '',
  }),
  facts: { document: LoadClaimCoveragesDocument, variables: ({ id }) => ({ claim_id: id }) },
  fields: ({ t, facts }) => [
    ownField<'losses', readonly Loss[]>('losses', ({ value, onValue, error }) => (
      <LossRows losses={value} onLosses={onValue} error={error} coverages={facts?.claim_coverages ?? []} />
    )),
    proseField('note', { label: t('note'), hint: t('noteHint'), missing: t('noteMissing'), maxLength: 4000 }),
  ],
  ready: ({ values }) => values.losses.some(({ loss }) => typeof loss === 'number'),
  input: ({ id, values }) => ({
    claim_id: id,
    note: values.note,
    losses: values.losses
      .filter(({ loss }) => typeof loss === 'number')
      .map(({ coverage, claimant, loss }) => ({
        coverage,
        claimant: claimant.trim() || null,
        loss: centsOf(loss),
      })),
  }),
});

type Coverage = { readonly coverage: string; readonly answers: boolean };

/** What was valued before, or the coverages that answer, each with nothing yet. */
function lossesBefore({ exposures }: ClaimSubject, coverages: readonly Coverage[]): readonly Loss[] {
  const valued = exposures.map(({ coverage, claimant, loss_amount: loss }) => ({
    coverage,
    claimant: claimant ?? '',
    loss,
  }));
  if (valued.length > 0) return valued;
  const answering = coverages.filter(({ answers }) => answers);
  return answering.map(({ coverage }) => ({ coverage, claimant: '', loss: null }));
}

/** Nothing is paid, and why: the claimant reads it. */
export const DenyClaimDialog = formDialog<ClaimSubject>()({
  words: 'actions.deny_claim',
  document: DenyClaimDocument,
  tone: 'danger',
  begin: () => ({ reason: '' }),
  fields: ({ t }) => [
    proseField('reason', { label: t('reason'), hint: t('reasonHint'), missing: t('reasonMissing'), maxLength: 1000 }),
  ],
  input: ({ id, values }) => ({ claim_id: id, ...values }),
});

const addressFields = ['line_1', 'line_2', 'locality', 'administrative_area', 'postal_code'] as const;
const noAddress = { line_1: '', line_2: '', locality: '', administrative_area: '', postal_code: '' };

/** Somebody who may be paid, and where their cheque goes. */
export const AddPayeeDialog = formDialog<ClaimSubject>()({
  words: 'actions.add_claim_payee',
  document: AddClaimPayeeDocument,
  begin: () => ({
    kind: 'repairer' as string,
    name: '',
    ...noAddress,
  }),
  fields: ({ t, messages }) => [
    selectField('kind', {
      label: t('kind'),
      options: payeeKinds.map((value) => ({ value, label: messages.workbench.claims.payeeKind[value] })),
    }),
    lineField('name', { label: t('name'), missing: t('nameMissing'), maxLength: 100 }),
    ...addressFields.map((name) => lineField(name, { label: t(name), optional: t('optional') })),
  ],
  input: ({ id, values: { kind, name, ...address } }) => ({
    claim_id: id,
    kind,
    name,
    address: address.line_1.trim() === '' ? null : { ...address, line_2: address.line_2.trim() || null },
  }),
});

/** A payment out of what is held back; somebody else approves it. */
export const RequestPaymentDialog = formDialog<ClaimSubject>()({
  words: 'actions.request_claim_payment',
  document: RequestClaimPaymentDocument,
  tone: 'money',
  begin: ({ subject: { exposures, payees } }) => ({
    claim_exposure_id: exposures.find(({ reserve_indemnity: held }) => held > 0)?.claim_exposure_id ?? '',
    kind: 'indemnity' as string,
    method: 'cheque' as string,
    amount: (exposures.find(({ reserve_indemnity: held }) => held > 0)?.reserve_indemnity ?? null) as TypedMoney,
    memo: '',
    payees: payees
      .filter(({ kind }) => kind === 'insured' || kind === 'lienholder')
      .map((one) => one.claim_payee_id) as readonly string[],
  }),
  facts: { document: LoadClaimCoveragesDocument, variables: ({ id }) => ({ claim_id: id }) },
  fields: ({ t, messages, facts, subject: { exposures, payees, insured } }) => [
    selectField('claim_exposure_id', {
      label: t('exposure'),
      options: exposures.map(({ claim_exposure_id: value, coverage, claimant }) => ({
        value,
        label: t('exposureOf', {
          coverage: nameOfCoverage(coverage, facts?.claim_coverages),
          claimant: claimant ?? insured,
        }),
      })),
    }),
    tilesField('kind', {
      label: t('kind'),
      options: claimPaymentKinds.map((value) => ({ value, label: messages.workbench.claims.paymentKind[value] })),
    }),
    tilesField('method', {
      label: t('method'),
      options: payoutMethods.map((value) => ({ value, label: messages.workbench.claims.payoutMethod[value] })),
    }),
    moneyField('amount', { label: t('amount'), missing: t('amountMissing') }),
    ownField<'payees', readonly string[]>('payees', ({ value, onValue, error }) => (
      <PayeeChoice payees={payees} chosen={value} onChosen={onValue} error={error} />
    )),
    lineField('memo', { label: t('memo'), optional: t('optional'), maxLength: 200 }),
  ],
  ready: ({ values }) => values.payees.length > 0,
  input: ({ id, values }) => ({
    claim_id: id,
    claim_exposure_id: values.claim_exposure_id,
    kind: values.kind,
    method: values.method,
    amount: centsOf(values.amount),
    payees: values.payees,
    memo: values.memo.trim() || null,
  }),
});

const nameOfCoverage = (
  code: string,
  known: readonly { readonly coverage: string; readonly name: string }[] = [],
): string => known.find(({ coverage }) => coverage === code)?.name ?? labelOf({}, code) ?? '';

/** A letter to who reported it, beginning from the draft of its kind; somebody else reviews it. */
export const WriteLetterDialog = formDialog<ClaimSubject>()({
  words: 'actions.write_claim_letter',
  document: WriteClaimLetterDocument,
  keepsTyped: true,
  begin: () => ({
    kind: writtenLetters[0] as string,
    by: 'email' as string,
    name: '',
    ...noAddress,
    subject: '',
    body: '',
  }),
  preview: {
    document: LoadClaimLetterDraftDocument,
    variables: ({ id, values }) => ({ claim_id: id, kind: values.kind }),
  },
  suggest: ({ claim_letter_draft: { recipient, recipient_name: name, address, subject, body } }) => ({
    by: recipient === null ? 'post' : 'email',
    name: name ?? '',
    ...(address && {
      ...address,
      line_1: address.line_1 ?? '',
      line_2: address.line_2 ?? '',
      locality: address.locality ?? '',
    }),
    subject,
    body,
  }),
  fields: ({ t, messages, values, preview: { claim_letter_draft: draft } = {} }) => [
    selectField('kind', {
      label: t('kind'),
      resets: ['subject', 'body'],
      options: writtenLetters.map((value) => ({ value, label: messages.workbench.claims.letterKind[value] })),
    }),
    draft?.recipient === null ? (
      <p className="text-small text-ink-2">{t('noRecipient')}</p>
    ) : (
      selectField('by', {
        label: t('by'),
        options: letterWays.map((value) => ({
          value,
          label: t(`way.${value}`, { to: draft?.recipient ?? '' }),
        })),
      })
    ),
    ...(values.by === 'post'
      ? [
          lineField('name', { label: t('name'), missing: t('nameMissing'), maxLength: 100 }),
          ...addressFields.map((name) =>
            lineField(name, {
              label: t(name),
              ...(name === 'line_2' ? { optional: t('optional') } : { missing: t('addressMissing') }),
            }),
          ),
        ]
      : []),
    lineField('subject', { label: t('subject'), missing: t('subjectMissing'), maxLength: 100 }),
    proseField('body', { label: t('body'), missing: t('bodyMissing'), maxLength: 10_000, rows: 12 }),
    draft && <LetterDuties duties={draft.duties} />,
  ],
  input: ({ id, values: { kind, by, subject, body, name, ...address } }) => ({
    claim_id: id,
    kind,
    by,
    subject,
    body,
    ...(by === 'post' && { name, address: { ...address, line_2: address.line_2.trim() || null } }),
  }),
});

/** What is still needed of who reported it; where the law says so, days stand still until it came. */
export const AskClaimantDialog = formDialog<ClaimSubject>()({
  words: 'actions.ask_claimant',
  document: AskClaimantDocument,
  begin: () => ({ what: '' }),
  fields: ({ t }) => [
    lineField('what', { label: t('what'), hint: t('whatHint'), missing: t('whatMissing'), maxLength: 100 }),
  ],
  input: ({ id, values }) => ({ claim_id: id, ...values }),
});

const totalLossOf = (values: {
  readonly repair: TypedMoney;
  readonly salvage: TypedMoney;
  readonly value: TypedMoney;
  readonly taxes_and_fees: TypedMoney;
  readonly is_retained: boolean;
}) => ({
  repair: centsOf(values.repair),
  salvage: centsOf(values.salvage),
  value: centsOf(values.value),
  taxes_and_fees: centsOf(values.taxes_and_fees),
  is_retained: values.is_retained,
});

/** The vehicle is a total loss by the rule of its place: what it was worth, and whether its owner keeps the wreck. */
export const DeclareTotalLossDialog = formDialog<ClaimSubject>()({
  words: 'actions.declare_total_loss',
  document: DeclareTotalLossDocument,
  tone: 'money',
  keepsTyped: true,
  begin: () => ({
    value: null as TypedMoney,
    taxes_and_fees: null as TypedMoney,
    repair: null as TypedMoney,
    salvage: null as TypedMoney,
    is_retained: false,
    lender_payoff: null as TypedMoney,
    note: '',
  }),
  preview: {
    document: PreviewTotalLossDocument,
    variables: ({ id, values }) =>
      [values.value, values.taxes_and_fees, values.repair, values.salvage].every((typed) => typeof typed === 'number')
        ? { claim_id: id, ...totalLossOf(values) }
        : null,
  },
  fields: ({ t, subject, preview: { claim_total_loss: found } = {} }) => [
    moneyField('value', { label: t('value'), hint: t('valueHint'), missing: t('amountMissing') }),
    moneyField('taxes_and_fees', { label: t('taxes'), missing: t('amountMissing') }),
    moneyField('repair', { label: t('repair'), missing: t('amountMissing') }),
    moneyField('salvage', { label: t('salvage'), missing: t('amountMissing') }),
    checkField('is_retained', { label: t('retained') }),
    moneyField('lender_payoff', { label: t('lender'), optional: t('optional') }),
    proseField('note', { label: t('note'), missing: t('noteMissing'), maxLength: 4000 }),
    found && <TotalLossFound found={found} currency={subject.currency} />,
  ],
  ready: ({ preview }) => preview?.claim_total_loss.is_total === true,
  input: ({ id, values }) => ({
    claim_id: id,
    ...totalLossOf(values),
    lender_payoff: typeof values.lender_payoff === 'number' ? values.lender_payoff : null,
    note: values.note,
  }),
});

/** Who buys the wreck or bears a part of the loss is asked to pay. */
export const SeekRecoveryDialog = formDialog<ClaimSubject>()({
  words: 'actions.seek_claim_recovery',
  document: SeekClaimRecoveryDocument,
  tone: 'money',
  begin: ({ subject }) => ({
    claim_exposure_id: subject.wreck?.exposureId ?? subject.exposures[0]?.claim_exposure_id ?? '',
    kind: (subject.wreck ? 'salvage' : 'subrogation') as string,
    from_whom: '',
    percent: '100',
    amount: (subject.wreck?.amount ?? null) as TypedMoney,
  }),
  facts: { document: LoadClaimCoveragesDocument, variables: ({ id }) => ({ claim_id: id }) },
  fields: ({ t, messages, facts, values, subject: { exposures, insured } }) => [
    tilesField('kind', {
      label: t('kind'),
      options: recoveryKinds.map((value) => ({ value, label: messages.workbench.claims.recoveryKind[value] })),
    }),
    selectField('claim_exposure_id', {
      label: t('exposure'),
      options: exposures.map(({ claim_exposure_id: value, coverage, claimant }) => ({
        value,
        label: t('exposureOf', {
          coverage: nameOfCoverage(coverage, facts?.claim_coverages),
          claimant: claimant ?? insured,
        }),
      })),
    }),
    lineField('from_whom', { label: t('from'), missing: t('fromMissing'), maxLength: 100 }),
    values.kind === 'subrogation' &&
      lineField('percent', { label: t('percent'), hint: t('percentHint'), maxLength: 3 }),
    moneyField('amount', {
      label: t('amount'),
      ...(values.kind === 'subrogation'
        ? { hint: t('amountHint'), optional: t('optional') }
        : { missing: t('amountMissing') }),
    }),
  ],
  input: ({ id, values }) => ({
    claim_id: id,
    claim_exposure_id: values.claim_exposure_id,
    kind: values.kind,
    from_whom: values.from_whom,
    percent: values.kind === 'subrogation' && /^\d{1,3}$/.test(values.percent.trim()) ? Number(values.percent) : null,
    amount: typeof values.amount === 'number' ? values.amount : null,
  }),
});

const templateOf = (code: unknown) => (typeof code === 'string' ? ownValue(messageTemplates, code) : undefined);

/** What is noted among staff, or said to who reported it. What was typed stays until it is a note. */
export const AddNoteDialog = formDialog<ClaimSubject>()({
  words: 'actions.create_claim_note',
  document: CreateClaimNoteDocument,
  isAside: true,
  keepsTyped: true,
  begin({ typed, subject: { language } }) {
    const template = templateOf(typed['template']);
    const note = template ? wordsFor(template.text, language) : '';
    return { template: '', note, visible: template !== undefined };
  },
  fields: ({ t, subject: { pageLocale } }) => [
    selectField('template', {
      label: t('template'),
      resets: ['note', 'visible'],
      options: [
        { value: '', label: t('ownWords') },
        ...Object.entries(messageTemplates).map(([value, { title }]) => ({
          value,
          label: wordsFor(title, pageLocale),
        })),
      ],
    }),
    proseField('note', { label: t('note'), missing: t('noteMissing'), maxLength: 10_000, rows: 4 }),
    checkField('visible', { label: t('visible'), note: t('visibleNote') }),
  ],
  input: ({ id, values: { note, visible } }) => ({ claim_id: id, note, visible }),
  copy: ({ t, values }) => (values.visible ? { confirm: t('send') } : {}),
});

/** Puts a report to the policy of a number. */
export const LinkPolicyDialog = formDialog<ClaimSubject>()({
  words: 'actions.link_claim_policy',
  document: LinkClaimPolicyDocument,
  begin: () => ({ policy_id: '' }),
  preview: {
    document: FindPolicyOfClaimDocument,
    variables: ({ values }) => (values.policy_id.trim().length < 6 ? null : { number: values.policy_id.trim() }),
  },
  fields: ({ t, preview }) => [
    lineField('policy_id', { label: t('number'), missing: t('numberMissing'), isCode: true, maxLength: 40 }),
    preview && (
      <p role="status" className="wrap-anywhere">
        {preview.policies[0]
          ? t('found', { organization: preview.policies[0].organization?.name ?? '' })
          : t('notFound')}
      </p>
    ),
  ],
  ready: ({ preview }) => preview?.policies[0] !== undefined,
  input: ({ id, preview }) => ({
    claim_id: id,
    policy_id: preview?.policies[0]?.policy_id ?? '',
    organization_id: preview?.policies[0]?.organization_id ?? '',
  }),
});

/** Asks the carrier what it knows of losses under the policy. */
export const SyncDialog = formDialog<ClaimSubject>()({
  words: 'actions.claim_sync',
  document: ClaimSyncDocument,
  isAside: true,
  begin: () => ({}),
  fields: ({ t, result }) => [
    result?.claim_sync.status === 'unavailable' && <FormAlert message={result.claim_sync.message ?? t('failed')} />,
  ],
  input: ({ id }) => ({ claim_id: id }),
  done({
    t,
    result: {
      claim_sync: { status, changed },
    },
  }) {
    if (status === 'unavailable') return null;
    return status === 'pending' ? t('pending') : t('changed', { count: changed });
  },
});
