'use client';
import { SearchButton } from '@roadworthy/ui/shell/admin-frame.tsx';
import { SearchDialog } from '@roadworthy/ui/workbench/search-dialog.tsx';
import type { SearchItem } from '@roadworthy/ui/workbench/search-sections.ts';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { localStore } from '../../../data/browser-storage.ts';
import { useRead } from '../../../data/use-read.ts';
import { useSession } from '../../../data/use-session.ts';
import { AgentSearchDocument } from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';
import { printDay } from '../../shared/print-day.ts';
import { takesText } from '../../shared/takes-text.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { matchingRecents, readRecents, rememberRecent } from './recent-searches.ts';
import { opensSearch } from './search-keys.ts';
import { type Found, resultHref, shownResults } from './search-results.ts';
import { searchDelay, searchState } from './search-state.ts';

/** The magnifier and what it opens: search over the quotes and policies that the person may see. */
export function AgentSearch() {
  const t = useTranslations('staff.search');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (
        event.defaultPrevented ||
        !opensSearch(event, takesText(event.target)) ||
        document.querySelector('dialog[open]')
      )
        return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <SearchButton label={t('open')} onOpen={() => setOpen(true)} />
      <Search open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function useSearchItem() {
  const t = useTranslations('staff.search');
  const label = useLabels();
  return (found: Found): SearchItem => {
    const date = printDay(found.quote_effective_date) ?? '';
    const name = personName({ first_name: found.named_insured_first_name, last_name: found.named_insured_last_name });
    const number = found.policy_number;
    const tag = found.policy_id ? label('policyStatus', found.policy_status) : label('quoteStatus', found.quote_status);
    return {
      id: found.quote_id,
      label: name ?? t('noName'),
      detail: number ? t('policyFrom', { number, date }) : t('quoteFrom', { date }),
      href: resultHref(found),
      ...(tag && { tag }),
    };
  };
}

function Search({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('staff.search');
  const router = useRouter();
  const toItem = useSearchItem();
  const user = useSession().data?.sub ?? '';
  const [typed, setTyped] = useState('');
  const settled = useSettled(typed);
  const { text, asks } = searchState(typed, settled, false);
  const query = useRead('agent', AgentSearchDocument, { search: text }, { enabled: open && asks });
  const { waits } = searchState(typed, settled, query.isFetching);
  // What was found before for this very text shows at once; it is asked for again when the text has settled.
  const results = text === '' || !query.data ? [] : shownResults(query.data.search_platform).map(toItem);
  const found = new Set(results.map(({ href }) => href));
  const recents = open
    ? matchingRecents(readRecents(localStore, user), text).filter(({ href }) => !found.has(href))
    : [];

  function pick(item: SearchItem) {
    rememberRecent(localStore, user, { ...item, id: `recent-${item.href.split('/').at(-1)}` });
    onClose();
    setTyped('');
    router.push(item.href);
  }

  return (
    <SearchDialog
      open={open}
      onClose={onClose}
      label={t('label')}
      placeholder={t('placeholder')}
      query={typed}
      onQuery={setTyped}
      onPick={pick}
      busy={waits}
      sections={[
        { id: 'results', label: t('results'), items: results },
        { id: 'recent', label: t('recent'), items: recents },
      ]}
      empty={<p className="pt-4">{query.isError ? t('failed') : text === '' ? t('hint') : t('none', { text })}</p>}
      resultText={text === '' || waits ? '' : t('count', { count: results.length })}
      foot={<SearchKeys />}
    />
  );
}

function SearchKeys() {
  const t = useTranslations('staff.search');
  const keys = [
    ['↑ ↓', t('keyChoose')],
    ['↵', t('keyOpen')],
    ['Esc', t('keyClose')],
  ] as const;
  return keys.map(([key, does]) => (
    <span key={key}>
      <kbd className="font-mono">{key}</kbd> {does}
    </span>
  ));
}
