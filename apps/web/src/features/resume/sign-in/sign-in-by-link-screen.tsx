'use client';
import { returnPath } from '@roadworthy/core/shared/site/return-path.ts';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { signInWithLink } from '../../../data/session/sign-in-calls.ts';
import { signInProblem } from '../../../data/session/sign-in-problem.ts';
import { useEnter, useGoOn } from '../../identity/use-return.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useArrival } from '../../shared/links/use-arrival.ts';
import { LinkPage, tokenIn } from '../link-page.tsx';

type Link = { readonly token: string; readonly returnTo: string };

function linkIn(query: URLSearchParams): Link | null {
  const link = tokenIn(query);
  return link && { ...link, returnTo: returnPath(query.get('returnTo'), '/customers') };
}

/** The page that the link of a sign-in letter opens. Its button signs in; opening it does nothing. */
export function SignInByLinkScreen() {
  const link = useArrival(linkIn);
  return <LinkPage link={link}>{link !== undefined && <SignInByLink link={link} />}</LinkPage>;
}

function SignInByLink({ link }: { link: Link | null }) {
  const t = useTranslations('links.signIn');
  const enter = useEnter();
  const goOn = useGoOn();
  const entering = useMutation({
    async mutationFn({ token, returnTo }: Link) {
      const isOwed = await signInWithLink(token);
      if (isOwed) window.location.assign(`/agents/sign-in?step=code&returnTo=${encodeURIComponent(returnTo)}`);
      else goOn(returnTo, (await enter())?.language);
    },
  });
  const problem = entering.isError ? signInProblem(entering.error) : null;
  if (link === null || problem?.kind === 'invalid') {
    const back = link === null ? '' : `?returnTo=${encodeURIComponent(link.returnTo)}`;
    return (
      <FullPageState
        title={t('over.title')}
        actions={<LinkButton href={`/customers/sign-in${back}`}>{t('again')}</LinkButton>}
      >
        <p role="status">{t('over.body')}</p>
      </FullPageState>
    );
  }
  return (
    <section className="flex flex-col items-start gap-6">
      <div>
        <h1 className="type-h1">{t('title')}</h1>
        <p className="mt-2 text-ink-2">{t('body')}</p>
      </div>
      <FormAlert message={problem && (problem.kind === 'locked' ? problem.message : t('failed'))} />
      <Button
        busy={entering.isPending || entering.isSuccess}
        busyLabel={t('enter')}
        onClick={() => entering.mutate(link)}
      >
        {t('enter')}
      </Button>
    </section>
  );
}
