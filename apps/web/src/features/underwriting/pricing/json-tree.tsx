'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import { type JsonNode, jsonNode, matching } from './json-branches.ts';

/** More than this is drawn only when somebody asks for it. */
const largest = 1_000_000;

/** JSON as a tree that opens and closes, can be searched and copied. */
export function JsonTree({ title, value }: { title: string; value: unknown }) {
  const t = useTranslations('workbench.pricingTest');
  const queue = useTranslations('queue');
  const format = useFormatter();
  const show = useToast();
  const text = useMemo(() => JSON.stringify(value, null, 2) ?? '', [value]);
  const [shown, setShown] = useState(text.length <= largest);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => show({ message: t('copied') }),
      () => show({ message: queue('copyFailed') }),
    );
  return (
    <details className="rounded-card border border-line">
      <summary className="px-3 py-2 font-semibold">{title}</summary>
      <div className="flex flex-col gap-3 border-t border-line p-3">
        {shown ? (
          <Searched value={value} onCopy={copy} />
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-ink-2">
              {t('large', { size: format.number(text.length / 1_000_000, { maximumFractionDigits: 1 }) })}
            </p>
            <Button tone="quiet" size="small" onClick={() => setShown(true)}>
              {t('show')}
            </Button>
            <Button tone="quiet" size="small" onClick={copy}>
              {t('copy')}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}

function Searched({ value, onCopy }: { value: unknown; onCopy: () => void }) {
  const t = useTranslations('workbench.pricingTest');
  const [text, setText] = useState('');
  const sought = useDeferredValue(text);
  const node = useMemo(() => jsonNode(value), [value]);
  const found = matching(node, sought);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label={t('search')}>
          {(control) => (
            <TextInput {...control} value={text} onChange={(event) => setText(event.currentTarget.value)} />
          )}
        </Field>
        <Button tone="quiet" size="small" onClick={onCopy}>
          {t('copy')}
        </Button>
      </div>
      {found === null ? (
        <p role="status">{t('searchNone', { text: sought })}</p>
      ) : (
        // Another search is another tree: what it finds stands open.
        <ul key={sought} className="overflow-x-auto font-mono text-mono">
          {found.kind === 'branch' &&
            found.nodes.map((one) => <Branch key={one.path} node={one} isOpen={sought !== ''} />)}
        </ul>
      )}
    </>
  );
}

function Branch({ node, isOpen }: { node: JsonNode; isOpen: boolean }) {
  const t = useTranslations('workbench.pricingTest');
  const [wasOpened, setOpened] = useState(isOpen);
  if (node.kind === 'leaf') {
    return (
      <li className="py-0.5 pl-4 wrap-anywhere">
        <span className="text-ink-3">{node.name}: </span>
        {node.text}
      </li>
    );
  }
  return (
    <li>
      <details open={isOpen} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
        <summary className="min-h-6 py-0.5">
          <span className="text-ink-3">{node.name} </span>
          <span className="font-sans text-small text-ink-3">{t('entries', { count: node.nodes.length })}</span>
        </summary>
        {wasOpened && (
          <ul className="ml-1.5 border-l border-line pl-3">
            {node.nodes.map((one) => (
              <Branch key={one.path} node={one} isOpen={isOpen} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}
