'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field, FieldError } from '@roadworthy/ui/forms/field.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useAsk } from '../../../data/session/use-session.ts';
import { CheckRaterInputsDocument } from '../../../generated/documents.ts';
import type { Product } from '../load-product/product.ts';
import { readJson } from './read-json.ts';
import { SaveBar } from './save-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useSaveProduct } from './use-save-product.ts';

const print = (value: unknown): string => JSON.stringify(value ?? {}, null, 2);
const names = ['program_code', 'producer_code', 'assumed', 'options'] as const;

/** What the rater of a product is handed beside a quote, as JSON. */
export function RaterInputs({ product, editable }: { product: Product; editable: boolean }) {
  const t = useTranslations('workbench.product.rater');
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-measure text-ink-2">{t('howTo')}</p>
      <dl className="flex max-w-measure flex-col gap-1 text-small">
        {names.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="font-mono font-semibold">{name}</dt>
            <dd className="text-ink-2">{t(name)}</dd>
          </div>
        ))}
      </dl>
      {editable ? (
        <Editor product={product} />
      ) : (
        <pre className="overflow-x-auto rounded-card border border-line bg-surface-2 p-4 font-mono text-mono">
          {print(product.rater_inputs)}
        </pre>
      )}
    </div>
  );
}

function Editor({ product }: { product: Product }) {
  const t = useTranslations('workbench.product.rater');
  const { product_id, version } = product;
  const ask = useAsk('product');
  const draft = useDraft(print(product.rater_inputs), version);
  const save = useSaveProduct();
  const read = readJson(draft.value);
  const check = useMutation({
    mutationFn: async (rater_inputs: unknown) =>
      (await ask(CheckRaterInputsDocument, { product_id, rater_inputs })).check_rater_inputs,
  });
  const type = (text: string) => {
    draft.set(text);
    check.reset();
    save.reset();
  };
  /** Looks what is wrong, each at its path; saves where nothing is. */
  const checked = (then: 'save' | 'look') => {
    if (!read.ok) return;
    check.mutate(read.value, {
      onSuccess: (problems) => {
        if (problems.length > 0 || then === 'look') return;
        save.mutate({ product_id, version: draft.version, changes: { rater_inputs: read.value } });
      },
    });
  };
  const problems = check.data ?? [];
  const broken = read.ok ? null : t('broken', { line: read.line ?? 1, column: read.column ?? 1 });
  const failed = check.isError ? (readableMessage(check.error) ?? t('notChecked')) : save.message;
  return (
    <div className="flex flex-col gap-3">
      <Field id="rater_inputs" label={t('label')} error={broken}>
        {(control) => (
          <TextArea
            {...control}
            rows={12}
            spellCheck={false}
            maxLength={10_000}
            className="font-mono text-mono"
            value={draft.value}
            onChange={(event) => type(event.currentTarget.value)}
          />
        )}
      </Field>
      {problems.length > 0 && (
        <ul aria-label={t('problems')} className="flex list-none flex-col gap-1">
          {problems.map(({ path, message }) => (
            <li key={path}>
              <FieldError id={`rater-${path}`}>
                <code className="font-mono">{path === '' ? t('whole') : path}</code>: {message}
              </FieldError>
            </li>
          ))}
        </ul>
      )}
      {check.isSuccess && problems.length === 0 && <p role="status">{t('fits')}</p>}
      <Button tone="quiet" className="self-start" onClick={() => checked('look')}>
        {t('check')}
      </Button>
      <SaveBar draft={draft} busy={save.isPending || check.isPending} problem={failed} onSave={() => checked('save')} />
    </div>
  );
}
