'use client';
import { SearchDialog } from '@roadworthy/ui/workbench/search-dialog.tsx';
import type { SearchItem } from '@roadworthy/ui/workbench/search-sections.ts';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { localStore } from '../../../data/browser-storage.ts';
import { mayAsk } from '../../../data/session/may-ask.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { AgentSearchDocument, FindAgentCustomerDocument } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { personName } from '../../shared/person-name.ts';
import { fittingItems } from './fitting-items.ts';
import { readRecents, rememberRecent } from './recent-searches.ts';
import { recentsAndResults } from './recents-and-results.ts';
import { shownResults } from './search-results.ts';
import { searchDelay, searchState } from './search-state.ts';
import { type PaletteAct, usePalette } from './use-palette.ts';
import { useSearchItem } from './use-search-item.ts';

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const wholeEmail = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** The customer of a text that is a whole e-mail. */
function useCustomer(text: string, enabled: boolean): (SearchItem & { href: string })[] {
  const t = useTranslations('staff.search');
  const isEmail = wholeEmail.test(text);
  const email = text.toLowerCase();
  const query = useRead('agent', FindAgentCustomerDocument, { email }, { enabled: enabled && isEmail });
  if (!isEmail) return [];
  if (!query.data) return [];
  const { entities, quotes, enquiries, external_quotes: sent } = query.data;
  // One customer, by whichever record names the address; one of a person first.
  const found = [
    ...entities.map((one) => ({ id: one.entity_id, name: personName(one) })),
    ...enquiries.map((one) => ({ id: one.enquiry_id, name: one.name })),
    ...sent.map((one) => ({ id: one.external_quote_id, name: one.customer_name })),
    ...quotes.map((one) => ({ id: one.quote_id, name: null })),
  ];
  return found.slice(0, 1).map(({ id, name }) => ({
    id: `customer-${id}`,
    label: name ?? email,
    detail: t('customer'),
    href: `/agents/customers/${id}`,
  }));
}

/** What is found for a text: what was found before for this very text shows at once, and is asked for again. */
function useResults(open: boolean, typed: string) {
  const toItem = useSearchItem();
  const searches = mayAsk('agent', useSession().data?.roles ?? []);
  const settled = useSettled(typed);
  const { text, asks } = searchState(typed, settled, false);
  const query = useRead('agent', AgentSearchDocument, { search: text }, { enabled: searches && open && asks });
  const { isWaiting } = searchState(typed, settled, query.isFetching);
  const customer = useCustomer(text, searches && open && asks);
  return {
    text,
    searches,
    isWaiting: searches && isWaiting,
    failed: query.isError,
    results: text === '' || !query.data ? [] : [...customer, ...shownResults(query.data.search_platform).map(toItem)],
  };
}

const itemOf = ({ item }: PaletteAct): SearchItem => item;

type PaletteProps = { open: boolean; typed: string; onType: (text: string) => void; onClose: () => void };

/** Search over what the person may see, where they may go, what they may set. */
export function Palette({ open, typed, onType, onClose }: PaletteProps) {
  const t = useTranslations('staff.search');
  const words = useTranslations('workbench.palette');
  const common = useTranslations('shell.common');
  const router = usePageRouter();
  const user = useSession().data?.sub ?? '';
  const { text, searches, isWaiting, failed, results } = useResults(open, typed);
  const { places, actions, preferences } = usePalette();
  const known = open && searches ? readRecents(localStore, user) : [];
  const records = recentsAndResults(known, results, text);

  function pick(item: SearchItem) {
    onClose();
    const acting = [...actions, ...preferences].find((one) => one.item.id === item.id);
    if (acting) return acting.act();
    if (item.href === undefined) return;
    if (!places.some(({ id }) => id === item.id)) {
      rememberRecent(localStore, user, { ...item, id: `recent-${item.href.split('/').at(-1)}`, href: item.href });
    }
    router.push(item.href);
  }

  const none = failed ? t('failed') : t('none', { text });
  return (
    <SearchDialog
      open={open}
      onClose={onClose}
      label={searches ? t('label') : words('label')}
      placeholder={searches ? t('placeholder') : words('placeholder')}
      query={typed}
      onQuery={onType}
      onPick={pick}
      busy={isWaiting}
      loadingLabel={common('loading')}
      sections={[
        { id: 'recent', label: t('recent'), items: records.recents },
        { id: 'results', label: t('results'), items: records.results },
        { id: 'actions', label: words('actions'), items: fittingItems(actions.map(itemOf), text) },
        { id: 'places', label: words('places'), items: fittingItems(places, text) },
        { id: 'preferences', label: words('preferences'), items: fittingItems(preferences.map(itemOf), text) },
      ]}
      empty={<p className="pt-4">{searches ? none : words('none', { text })}</p>}
      resultText={text === '' || isWaiting || !searches ? '' : t('count', { count: results.length })}
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
