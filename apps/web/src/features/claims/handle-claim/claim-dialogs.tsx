'use client';
import { notedSteps, payeeKinds, payoutMethods, reserveKinds } from '@roadworthy/core/claims/vocabulary.ts';
import type { TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import {
  AddClaimPayeeDocument,
  type ClaimRecordFragment,
  DenyClaimDocument,
  EvaluateClaimDocument,
  AssignClaimDocument,
  LoadAdjustersDocument,
  LoadClaimCoveragesDocument,
  NoteClaimStepDocument,
  RequestClaimPaymentDocument,
  ReserveClaimDocument,
} from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import {
  dayField,
  lineField,
  moneyField,
  ownField,
  proseField,
  selectField,
  tilesField,
} from '../../shared/form-dialog/form-fields.tsx';
import { labelOf } from '../../shared/use-labels.ts';
import { type Loss, LossRows } from './loss-rows.tsx';
import { PayeeChoice } from './payee-choice.tsx';

/** What the actions of a claim know of it. */
export type ClaimSubject = {
  /** The day where the loss happened. */
  readonly today: string;
  /** The name of who is insured, whom a loss without a claimant is of. */
  readonly insured: string;
  readonly exposures: ClaimRecordFragment['exposures'];
  readonly payees: ClaimRecordFragment['payees'];
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

/** Somebody who may be paid, and where their cheque goes. */
export const AddPayeeDialog = formDialog<ClaimSubject>()({
  words: 'actions.add_claim_payee',
  document: AddClaimPayeeDocument,
  begin: () => ({
    kind: 'repairer' as string,
    name: '',
    line_1: '',
    line_2: '',
    locality: '',
    administrative_area: '',
    postal_code: '',
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
          coverage:
            facts?.claim_coverages.find((one) => one.coverage === coverage)?.name ?? labelOf({}, coverage) ?? '',
          claimant: claimant ?? insured,
        }),
      })),
    }),
    tilesField('kind', {
      label: t('kind'),
      options: reserveKinds.map((value) => ({ value, label: messages.workbench.claims.reserveKind[value] })),
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
