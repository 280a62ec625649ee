'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useTranslations } from 'next-intl';

type ListEmptyProps = {
  page: number;
  isFiltered: boolean;
  title: string;
  body: string;
  allHref: string;
  firstHref: string;
};

/** Why a list has no rows: there are none, none fits the filter, or the page lies behind the last one. */
export function ListEmpty({ page, isFiltered, title, body, allHref, firstHref }: ListEmptyProps) {
  const t = useTranslations('staff.list');
  if (page > 1) {
    return (
      <EmptyState
        title={t('outOfRange', { page })}
        action={
          <LinkButton href={firstHref} tone="quiet">
            {t('first')}
          </LinkButton>
        }
      />
    );
  }
  if (!isFiltered) return <EmptyState title={title} body={body} />;
  return (
    <EmptyState
      title={t('filteredNone')}
      action={
        <LinkButton href={allHref} tone="quiet">
          {t('clear')}
        </LinkButton>
      }
    />
  );
}
