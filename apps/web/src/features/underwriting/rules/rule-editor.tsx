'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field, FieldGroup } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { CreateUnderwritingRuleDocument, UpdateUnderwritingRuleDocument } from '../../../generated/documents.ts';
import { DaysFields } from '../written/days-fields.tsx';
import { useSaving } from '../written/use-saving.ts';
import { WritingForm } from '../written/writing-form.tsx';
import { RuleCondition } from './rule-condition.tsx';
import { emptyCondition, inputOf, isSayable, type RuleDraft, type RuleField } from './rule-draft.ts';
import { RuleImpact } from './rule-impact.tsx';
import { RulePreview } from './rule-preview.tsx';
import { useSettled } from './use-settled.ts';

type RuleEditorProps = {
  productId: string;
  fields: readonly RuleField[];
  /** What is written to begin with, and the rule that it is the next wording of. */
  begun: RuleDraft;
  stored: { readonly id: string; readonly version: number } | null;
  onClose: () => void;
};

const mostConditions = 6;
const flags = ['allow_new_business', 'allow_renewal', 'allow_proposal'] as const;
const types = ['rejection', 'referral', 'agent_required'] as const;

/** A rule as it is written: what it is about, what becomes of the quote, when it is asked; with what it means below. */
export function RuleEditor({ productId, fields, begun, stored, onClose }: RuleEditorProps) {
  const t = useTranslations('workbench.rules');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [draft, setDraft] = useState(begun);
  const [tried, setTried] = useState<ReturnType<typeof inputOf> | null>(null);
  const save = useSaving({
    create: CreateUnderwritingRuleDocument,
    update: UpdateUnderwritingRuleDocument,
    isNew: stored === null,
    saved: t('saved'),
    onSaved: onClose,
  });
  const settled = useSettled(draft, 400);
  const change = (changes: Partial<RuleDraft>) => setDraft((known) => ({ ...known, ...changes }));
  const beside = stored?.id ?? null;
  return (
    <WritingForm
      title={t(stored ? 'edit' : 'new')}
      save={t('save')}
      {...{ isPending: save.isPending, message: save.refused === null ? save.message : null, onClose }}
      onSave={() => {
        const rule = inputOf(draft);
        if (stored) save.update({ underwriting_rule_id: stored.id, version: stored.version, rule });
        else save.create({ product_id: productId, rule });
      }}
      aside={
        <Button tone="quiet" onClick={() => isSayable(draft) && setTried(inputOf(draft))}>
          {t('try')}
        </Button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id="rule-name" label={t('name')} error={save.problemOf('rule_name')}>
          {(control) => (
            <TextInput
              {...control}
              ref={first}
              autoComplete="off"
              maxLength={100}
              value={draft.rule_name}
              onChange={({ currentTarget }) => change({ rule_name: currentTarget.value })}
            />
          )}
        </Field>
        <Field id="rule-type" label={t('outcome')} error={save.problemOf('rule_type')}>
          {(control) => (
            <SelectInput
              {...control}
              options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
              value={draft.rule_type}
              onChange={({ currentTarget }) => change({ rule_type: currentTarget.value })}
            />
          )}
        </Field>
      </div>
      {draft.conditions.map((condition, index) => (
        <RuleCondition
          // Conditions have no names of their own, and are only added and taken at their place.
          // eslint-disable-next-line react/no-array-index-key
          key={index}
          id={`rule-${index}`}
          {...{ fields, condition, isFixed: stored !== null && index === 0 }}
          problemOf={(field) => save.problemOf(index === 0 ? field : `conditions.${index - 1}.${field}`)}
          onChange={(next) => change({ conditions: draft.conditions.with(index, next) })}
          onRemove={
            index === 0 ? undefined : () => change({ conditions: draft.conditions.filter((one) => one !== condition) })
          }
        />
      ))}
      {draft.conditions.length < mostConditions && (
        <Button
          tone="quiet"
          size="small"
          className="self-start"
          onClick={() => change({ conditions: [...draft.conditions, emptyCondition] })}
        >
          {t('addCondition')}
        </Button>
      )}
      <RulePreview productId={productId} draft={settled} beside={beside} />
      <Field id="rule-reason" label={t('reason')} hint={t('reasonHint')} error={save.problemOf('reason')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={1000}
            value={draft.reason}
            onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <DaysFields id="rule" days={draft} problemOf={save.problemOf} onChange={change} />
        <FieldGroup id="rule-flags" label={t('askedAbout')} error={save.problemOf('allow_new_business')}>
          {flags.map((name) => (
            <Checkbox
              key={name}
              label={t(`flags.${name}`)}
              note={name === 'allow_renewal' ? t(`flagNotes.${name}`) : undefined}
              checked={draft[name]}
              onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
            />
          ))}
        </FieldGroup>
      </div>
      {tried && (
        <RuleImpact
          productId={productId}
          rule={tried}
          beside={beside}
          isMoney={fields.some(
            ({ object_type, key, type }) => type === 'money' && object_type === tried.object_type && key === tried.key,
          )}
        />
      )}
    </WritingForm>
  );
}
