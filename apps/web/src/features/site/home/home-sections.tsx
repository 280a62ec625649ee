import { storageTypes, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { settleLoss } from '@roadworthy/core/shared/money/settlement.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { StripeRule } from '@roadworthy/ui/brand/stripe.tsx';
import { loadMessages } from '../../../locale/load-messages.ts';
import { languageTags } from '../../../locale/locales.ts';
import { startHref } from '../../shared/start-href.ts';
import { SideScene } from '../side-scene.tsx';
import type { siteTranslator } from '../site-translator.ts';
import { PriceMovers } from './price-movers.tsx';

export const section = 'mx-auto w-full max-w-6xl px-4 sm:px-6';
export type HomeProps = { t: Awaited<ReturnType<typeof siteTranslator>>; locale: PageLocale };

const moverWords = [
  ...(['rig', 'nights', 'fewer', 'home', 'storage', 'any', 'rental', 'year', 'loading', 'failed', 'none'] as const),
] as const;

/** Answers to move and what they make of a price. */
export async function WhatMovesPrices({ t, locale }: HomeProps) {
  const { insurance } = await loadMessages(locale, 'site');
  const input = Object.fromEntries(moverWords.map((name) => [name, t(`home.movers.${name}`)]));
  const isUs = locale === 'en-us';
  return (
    <div data-theme="dark">
      <section className={`${section} py-16`}>
        <h2 className="type-h1">{t('home.movers.title')}</h2>
        <p className="mt-3 mb-10 max-w-measure text-ink-2">{t('home.movers.lead')}</p>
        <PriceMovers
          words={{
            ...(input as Record<(typeof moverWords)[number], string>),
            nightsText: t('home.movers.nightsText', { nights: '{nights}' }),
            before: t('home.movers.before', { range: '{range}' }),
            priced: t('home.movers.priced', { day: '{day}', area: '{area}', rates: '{rates}' }),
          }}
          classes={vehicleClasses.map((value) => ({ value, label: t(`classes.${value}.name`) }))}
          storages={storageTypes.map((value) => ({ value, label: insurance.storage[value] }))}
          {...(isUs ? { area: 'US-OH', areaName: 'Ohio' } : { area: 'CA-ON', areaName: 'Ontario' })}
        />
      </section>
    </div>
  );
}

const badDays = [
  { key: 'hail', loss: 480_000, isCovered: true },
  { key: 'post', loss: 315_000, isCovered: true },
  { key: 'frost', loss: 140_000, isCovered: false },
] as const;
const deductible = 50_000;

/** Three damages with who pays what of them, one of them not covered. */
export function ThreeBadDays({ t, locale }: HomeProps) {
  const text = (cents: number) => roundMoneyText(cents, locale === 'en-us' ? 'USD' : 'CAD', languageTags[locale]);
  return (
    <section className={`${section} py-16`}>
      <h2 className="type-h1">{t('home.money.title')}</h2>
      <p className="mt-3 mb-10 max-w-measure text-ink-2">{t('home.money.lead')}</p>
      <ul className="grid items-start gap-6 lg:grid-cols-3">
        {badDays.map(({ key, loss, isCovered }) => {
          const settled = settleLoss({ loss, deductible: isCovered ? deductible : 0, limit: isCovered ? null : 0 });
          const lines = [
            [t('home.money.damage'), text(loss)],
            ...(isCovered ? [[t('home.money.deductible'), `− ${text(settled.deducted)}`]] : []),
          ];
          return (
            <li key={key} className="overflow-hidden rounded-sheet shadow-overlay">
              <StripeRule thickness={2} />
              <div className="p-6">
                <h3 className="type-h3">{t(`home.money.${key}.title`)}</h3>
                <dl className="mt-4 tabular-nums">
                  {lines.map(([name, amount]) => (
                    <div key={name} className="flex justify-between border-b border-dashed border-line-strong py-2">
                      <dt>{name}</dt>
                      <dd>{amount}</dd>
                    </div>
                  ))}
                  <div className="flex items-baseline justify-between pt-4">
                    <dt className="font-semibold">{t('home.money.paid')}</dt>
                    <dd className={`type-price ${isCovered ? 'text-primary' : 'text-coral-text'}`}>
                      {text(settled.paid)}
                    </dd>
                  </div>
                </dl>
                <p className="mt-4 text-small text-ink-2">{t(`home.money.${key}.body`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-8">
        <LinkButton href="/protection/rv" tone="quiet">
          {t('home.money.more')}
        </LinkButton>
      </p>
    </section>
  );
}

const stops = ['s1', 's2', 's3', 's4'] as const;

/** What happens after a loss, along the stripe. */
export function HowClaimsGo({ t }: HomeProps) {
  return (
    <section className="bg-primary-tint py-16">
      <div className={section}>
        <h2 className="type-h1">{t('home.claims.title')}</h2>
        <p className="mt-3 mb-10 max-w-measure">{t('home.claims.lead')}</p>
        <ol className="relative grid gap-8 lg:grid-cols-4">
          <li aria-hidden className="absolute inset-x-0 top-3.5 max-lg:hidden">
            <StripeRule thickness={3} />
          </li>
          {stops.map((stop, index) => (
            <li key={stop} className="relative flex gap-4 lg:flex-col">
              <span
                aria-hidden
                className="grid size-9 shrink-0 place-items-center rounded-full border-2 border-ink bg-canvas font-display font-bold tabular-nums"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="type-h3">{t(`home.claims.${stop}.when`)}</h3>
                <p className="mt-1 text-ink-2">{t(`home.claims.${stop}.what`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-8">
          <AppLink href="/claims" className="link inline-flex min-h-11 items-center">
            {t('home.claims.more')}
          </AppLink>
        </p>
      </div>
    </section>
  );
}

/** For owners who rent theirs out. */
export function RentOut({ t }: HomeProps) {
  return (
    <section className="relative isolate overflow-hidden">
      <SideScene biome="desert" time="dusk" rig="class_b" />
      <div className={`${section} pt-10 pb-64 lg:py-16`}>
        <div className="max-w-lg rounded-sheet bg-canvas p-6 shadow-overlay">
          <h2 className="type-h2">{t('home.rent.title')}</h2>
          <p className="mt-3 mb-6">{t('home.rent.body')}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton href={startHref('rv')}>{t('home.rent.own')}</LinkButton>
            <LinkButton href="/protection/pro" tone="quiet">
              {t('home.rent.pro')}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Where each of the five stands among all questions. */
const requested = [
  ['price', 'whyRange'],
  ['cover', 'trailerNeeds'],
  ['cover', 'rentOut'],
  ['policy', 'cancel'],
  ['claims', 'claimPrice'],
] as const;
type Answers = Readonly<Record<string, Readonly<Record<string, { readonly q: string; readonly a: string }>>>>;

/** The five that are asked first, and the way to the rest. */
export async function FiveQuestions({ t, locale }: HomeProps) {
  const { faq } = await loadMessages(locale, 'faq');
  const items: Answers = faq.items;
  return (
    <section>
      <h2 className="type-h2 mb-4">{t('home.faqTitle')}</h2>
      {requested.map(([group, name]) => {
        const found = items[group]?.[name];
        return (
          found && (
            <details key={name} className="border-t border-line">
              <summary className="min-h-12 cursor-pointer py-3 font-semibold">{found.q}</summary>
              <p className="max-w-measure pb-5 text-ink-2">{found.a}</p>
            </details>
          )
        );
      })}
      <p className="mt-3">
        <AppLink href="/faq" className="link inline-flex min-h-11 items-center">
          {t('home.faqAll')}
        </AppLink>
      </p>
    </section>
  );
}
