'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadOrganizationTreeDocument } from '../../../generated/documents.ts';
import { type Branch, treeOf } from './tree-of.ts';

/** Which organization stands beneath which, beside their table; nothing while none stands beneath another. */
export function OrganizationTree() {
  const t = useTranslations('workbench.organizations');
  const { data } = useRead('organizations', LoadOrganizationTreeDocument, {});
  const branches = treeOf(data?.organizations ?? []);
  if (branches.every(({ beneath }) => beneath.length === 0)) return null;
  return (
    <nav aria-labelledby="organization-tree" className="flex flex-col gap-2">
      <h2 id="organization-tree" className="type-h3">
        {t('tree')}
      </h2>
      <Branches branches={branches} />
    </nav>
  );
}

function Branches({ branches }: { branches: readonly Branch[] }) {
  return (
    <ul className="flex list-none flex-col">
      {branches.map(({ organization_id: id, name, beneath }) => (
        <li key={id}>
          <AppLink href={`/organizations/${id}`} className="inline-flex min-h-target-small items-center wrap-anywhere">
            {name}
          </AppLink>
          {beneath.length > 0 && (
            <div className="ml-2 border-l border-line pl-3">
              <Branches branches={beneath} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
