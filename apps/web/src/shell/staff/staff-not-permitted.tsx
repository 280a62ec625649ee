'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { NotPermitted } from '@roadworthy/ui/states/not-permitted.tsx';
import { useTranslations } from 'next-intl';
import { useSession } from '../../data/session/use-session.ts';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import type { StaffArea } from './staff-area.ts';
import { useRolesInWords } from './staff-user-menu.tsx';
import { useRoleHolders } from './use-role-holders.ts';

/** Roles of people who work for nobody here: no agency could give them access. */
const customerRoles: ReadonlySet<string> = new Set(['email', 'global:user', 'organization:customer']);

/** `testing` and `administration` are opened by one role of the platform alone. */
export type StaffNotPermittedProps = { area?: StaffArea | 'owned' | 'testing' | 'administration' };

/**
 * A page of an area that the person's roles do not open: which role it needs, who has it and who can give it. What is
 * `owned` is its owner's alone.
 */
export function StaffNotPermitted({ area = 'agents' }: StaffNotPermittedProps) {
  const t = useTranslations('staff.notPermitted');
  const needed = useTranslations('workbench.roleNeeded');
  const rolesInWords = useRolesInWords();
  const holders = useRoleHolders(area === 'testing' || area === 'administration' ? null : area);
  const roles = useSession().data?.roles ?? [];
  const isCustomer = roles.includes('organization:customer');
  const isMember = roles.some((role) => !customerRoles.has(role));
  // Nobody's agency gives them access, and an owner would be sent to themselves.
  const asksPlatform = roles.some(
    (role) => role === 'organization:owner' || (role.startsWith('global:') && !customerRoles.has(role)),
  );
  return (
    <>
      <NotPermitted
        title={t('title')}
        roleNeeded={area === 'agents' ? t('agent') : needed(area)}
        holders={holders}
        copy={{ needs: t('needs'), ask: t('ask') }}
        actions={
          <>
            {isCustomer && <LinkButton href="/customers">{t('account')}</LinkButton>}
            <LinkButton href="/welcome" tone={isCustomer ? 'quiet' : 'primary'}>
              {t('welcome')}
            </LinkButton>
          </>
        }
      />
      {isMember && (
        <p className="mx-auto -mt-4 max-w-3xl text-ink-3">
          {t(asksPlatform ? 'whoPlatform' : 'who', { roles: rolesInWords(roles), email: brand.supportEmail })}
        </p>
      )}
    </>
  );
}
