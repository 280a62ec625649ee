'use client';
import { chosenKinds } from '@roadworthy/core/shared/letter-kinds.ts';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import {
  ChooseByLetterDocument,
  LoadLetterLinkDocument,
  type LettersOfKindFragment,
} from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useArrival } from '../../shared/links/use-arrival.ts';
import { LinkPage, tokenIn } from '../link-page.tsx';
import { linkWords, OpenedLink } from '../opened-link.tsx';

type Link = { readonly token: string };

/** The page at the foot of a letter: its kind is switched off with one click, and on again. Nobody has to sign in. */
export function ChooseLettersScreen() {
  const link = useArrival(tokenIn);
  return (
    <LinkPage link={link}>
      <Choosing link={link} />
    </LinkPage>
  );
}

function Choosing({ link }: { link: Link | null | undefined }) {
  const t = useTranslations('links.letters');
  return (
    <OpenedLink
      link={link}
      load={({ token }) => request(LoadLetterLinkDocument, { token })}
      stateOf={(data) => String(data.letter_link.wanted)}
      words={linkWords(t)}
      otherwise={<Profile />}
    >
      {({ data, link: open, reload }) => <Choice link={open} letters={data.letter_link} onChosen={reload} />}
    </OpenedLink>
  );
}

function Profile() {
  const t = useTranslations('links.letters');
  return (
    <LinkButton tone="quiet" href="/customers/profile">
      {t('profile')}
    </LinkButton>
  );
}

type ChoiceProps = { link: Link; letters: LettersOfKindFragment; onChosen: () => void };

function Choice({ link, letters, onChosen }: ChoiceProps) {
  const t = useTranslations('links.letters');
  const choosing = useMutation({
    mutationFn: (wanted: boolean) => request(ChooseByLetterDocument, { token: link.token, wanted }),
    onSuccess: onChosen,
  });
  const kind = chosenKinds.find((one) => one === letters.kind);
  if (kind === undefined) {
    return (
      <FullPageState title={t('fixed.title')} actions={<Profile />}>
        <p>{t('fixed.body')}</p>
      </FullPageState>
    );
  }
  const words = letters.wanted ? 'ask' : 'off';
  const label = t(letters.wanted ? 'switchOff' : 'switchOn');
  return (
    <section className="flex flex-col items-start gap-6">
      <div>
        <h1 className="type-h1">{t(`${words}.title`)}</h1>
        <p className="mt-3 font-semibold">{t(`kinds.${kind}`)}</p>
        <p className="mt-1 text-ink-2">{t(`${words}.body`)}</p>
      </div>
      <FormAlert message={choosing.isError ? (readableMessage(choosing.error) ?? t('failed')) : null} />
      <div className="flex flex-wrap gap-3">
        <Button
          tone={letters.wanted ? 'primary' : 'quiet'}
          busy={choosing.isPending}
          busyLabel={label}
          onClick={() => choosing.mutate(!letters.wanted)}
        >
          {label}
        </Button>
        <Profile />
      </div>
    </section>
  );
}
