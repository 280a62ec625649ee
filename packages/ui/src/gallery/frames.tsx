import { useState } from 'react';
import { Button, LinkButton } from '../base/button.tsx';
import { Logo } from '../brand/logo.tsx';
import { Rig } from '../brand/rig.tsx';
import { Scene } from '../brand/scene.tsx';
import { Field } from '../forms/field.tsx';
import { SaveStatus } from '../forms/save-status.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { PriceRail } from '../price/price-rail.tsx';
import { PriceRange } from '../price/price-range.tsx';
import { ReasonList } from '../price/reason-list.tsx';
import { AccountFrame } from '../shell/account-frame.tsx';
import { AdminFrame, SearchButton } from '../shell/admin-frame.tsx';
import { BareFrame } from '../shell/bare-frame.tsx';
import { CheckoutFrame, CheckoutSteps, StepHeading } from '../shell/checkout-frame.tsx';
import { WelcomeCard, WelcomeFrame } from '../shell/welcome-frame.tsx';
import { NotFound } from '../states/not-found.tsx';
import { NotPermitted } from '../states/not-permitted.tsx';
import { DataTable } from '../workbench/table/data-table.tsx';
import { UserMenu } from '../workbench/user-menu.tsx';
import { ClaimSample, KindChoice, PlanChoice } from './frame-parts.tsx';
import { rows, saveCopy } from './sample.ts';
import { sampleColumns } from './workbench-section.tsx';

export const frameNames = [
  'checkout',
  'plans',
  'claim',
  'account',
  'admin',
  'admin-dark',
  'welcome',
  'bare',
  'not-permitted',
  'not-found',
] as const;
export type FrameName = (typeof frameNames)[number];

const skip = 'Skip to the content';

function rail(kind: 'range' | 'exact') {
  const range =
    kind === 'range' ? { low: 7400, high: 11_900, also: '$888–$1,428 /yr' } : { low: 8729, also: '$1,047.53 /yr' };
  return (
    <PriceRail
      label="Your price"
      copy={{ show: 'Details', hide: 'Hide' }}
      summary={
        <PriceRange
          label={kind === 'range' ? 'Estimated price' : 'Your price'}
          low={range.low}
          high={range.high}
          per="/mo"
          size="compact"
        />
      }
      picture={<Rig vehicleClass="travel_trailer" title="Your travel trailer" className="roll-in h-28 w-full" />}
    >
      <PriceRange label={kind === 'range' ? 'Estimated price' : 'Your price'} {...range} per="/mo" />
      <div>
        <p className="font-semibold">This assumes</p>
        <ul className="mt-1 list-disc pl-5 text-small text-ink-2 marker:text-coral">
          <li>Every driver is 25 or older</li>
          <li>No violations in three years</li>
          <li>The Road-ready plan</li>
        </ul>
      </div>
      <ReasonList
        title="What moved it"
        per="/mo"
        same="No change"
        reasons={[
          { key: 'a', text: 'Kept indoors', cents: -240 },
          { key: 'b', text: 'Value $41,500', cents: 610 },
        ]}
      />
    </PriceRail>
  );
}

function Checkout({ step }: { step: 'start' | 'plans' }) {
  const names = ['Start', 'Vehicle', 'Use', 'You', 'Plans', 'Sign', 'Payment'];
  const at = step === 'start' ? 0 : 4;
  return (
    <CheckoutFrame
      skipLabel={skip}
      logo={<Logo href="?" />}
      phone={{ label: '1-800-555-0134', number: '+18005550134' }}
      save={
        <Button tone="plain" size="small">
          Save and finish later
        </Button>
      }
      saveStatus={<SaveStatus copy={saveCopy} state="saved" at="10:42" />}
      progress={{ percent: step === 'start' ? 12 : 64, label: 'Quote progress', bends: [0.3, 0.6, 0.82] }}
      steps={
        <CheckoutSteps
          label="Steps"
          steps={names.map((label, index) => ({
            key: label,
            label,
            href: index <= at ? `?step=${label}` : null,
            current: index === at,
          }))}
        />
      }
      rail={rail(step === 'start' ? 'range' : 'exact')}
    >
      {step === 'start' ? (
        <form className="flex flex-col gap-8" onSubmit={(event) => event.preventDefault()}>
          <StepHeading
            title="What are you insuring?"
            lead="Five answers to a price range. Nothing personal until you want to keep it."
          />
          <Field
            label="ZIP or postal code"
            hint="Where it is kept most of the year."
            why={{ ask: 'Why we ask', answer: 'Prices follow the roads and the weather there.' }}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                autoComplete="postal-code"
                className="max-w-44"
                defaultValue="97702"
              />
            )}
          </Field>
          <KindChoice />
          <Button type="submit" className="w-full sm:w-fit sm:min-w-48">
            Continue
          </Button>
        </form>
      ) : (
        <div className="flex flex-col gap-6">
          <StepHeading title="Choose your plan" lead="You can change every coverage on the next page." />
          <PlanChoice />
          <Button tone="money" className="w-full sm:w-fit sm:min-w-48">
            Continue with Road-ready
          </Button>
        </div>
      )}
    </CheckoutFrame>
  );
}

function Account() {
  return (
    <AccountFrame
      skipLabel={skip}
      logo={<Logo href="?" />}
      navLabel="Account"
      moreLabel="More"
      user={<UserMenu label="Your menu: Adaeze" name="Adaeze" items={[{ key: 'out', label: 'Log out', href: '?' }]} />}
      links={[
        { key: 'home', label: 'Home', href: '?', icon: 'home', current: true },
        { key: 'billing', label: 'Billing', href: '?', icon: 'card', current: false },
        { key: 'claims', label: 'Claims', href: '?', icon: 'life-buoy', current: false },
        { key: 'documents', label: 'Documents', href: '?', icon: 'file', current: false },
        { key: 'quotes', label: 'Quotes', href: '?', icon: 'clock', current: false },
        { key: 'profile', label: 'Profile', href: '?', icon: 'user', current: false },
      ]}
    >
      <h1 className="type-h1 mb-6">Good morning, Adaeze</h1>
      <article className="overflow-hidden rounded-sheet border border-line">
        <Scene
          biome="coast"
          time="dawn"
          rig={{ vehicleClass: 'class_a', lengthFeet: 34 }}
          className="block h-44 w-full sm:h-56"
        />
        <div className="flex flex-wrap items-end justify-between gap-4 p-6">
          <div>
            <h2 className="type-h2">2020 Meridian 34T</h2>
            <p className="text-ink-2">Active until Dec 2, 2027</p>
          </div>
          <LinkButton href="?">Show the ID card</LinkButton>
        </div>
      </article>
    </AccountFrame>
  );
}

function Admin() {
  const [key] = useState('effective');
  return (
    <AdminFrame
      skipLabel={skip}
      logo={<Logo size="small" href="?" />}
      topLabel="Areas"
      top={['Agents', 'Underwriting', 'Organizations'].map((label, index) => ({
        key: label,
        label,
        href: '?',
        current: index === 0,
      }))}
      side={{
        label: 'Agent pages',
        links: [
          { key: 'quotes', label: 'Quotes', href: '?', icon: 'file', current: false },
          { key: 'policies', label: 'Policies', href: '?', icon: 'shield', current: true },
          { key: 'customers', label: 'Customers', href: '?', icon: 'user', current: false },
        ],
      }}
      tabs={{ label: 'Pages', links: [{ key: 'all', label: 'All', href: '?', current: true }] }}
      search={<SearchButton label="Search" onOpen={() => undefined} />}
      user={<UserMenu label="Your menu: Dana" name="Dana" items={[{ key: 'out', label: 'Log out', href: '?' }]} />}
    >
      <div className="mb-3 flex items-center justify-between">
        <h1 className="type-h1">Policies</h1>
        <Button size="small">New quote</Button>
      </div>
      <DataTable
        caption="Policies"
        loadingLabel="Loading"
        columns={sampleColumns}
        rows={rows}
        rowKey={(row) => row.id}
        href={(row) => `#${row.id}`}
        tone={(row) => ({ tone: row.tone, label: row.status })}
        sort={{ key, direction: 'descending' }}
        sortHref={(name) => `?sort=${name}`}
      />
    </AdminFrame>
  );
}

/** One shell at full size with sample content. */
export function Frame({ name }: { name: FrameName }) {
  switch (name) {
    case 'checkout':
      return <Checkout step="start" />;
    case 'plans':
      return <Checkout step="plans" />;
    case 'claim':
      return <ClaimSample />;
    case 'account':
      return <Account />;
    case 'admin':
    case 'admin-dark':
      return (
        <div data-theme={name === 'admin' ? 'light' : 'dark'}>
          <Admin />
        </div>
      );
    case 'welcome':
      return (
        <WelcomeFrame
          skipLabel={skip}
          logo={<Logo />}
          scene={{ biome: 'pines', time: 'dawn', rig: { vehicleClass: 'class_c', at: 0.62 } }}
          foot="English · Français"
        >
          <WelcomeCard title="Sign in">
            <div className="flex flex-col gap-4">
              <Field label="E-mail">{(control) => <TextInput {...control} type="email" autoComplete="email" />}</Field>
              <Button wide>Send me a link</Button>
            </div>
          </WelcomeCard>
        </WelcomeFrame>
      );
    case 'not-permitted':
      return (
        <BareFrame width="reading">
          <NotPermitted
            title="Rules are kept by underwriting"
            roleNeeded="Underwriter"
            holders={['Sam Ortiz', 'Lena Fischer']}
            copy={{ needs: 'This page needs the role', ask: 'Ask one of' }}
            actions={
              <LinkButton tone="quiet" href="?">
                Back to quotes
              </LinkButton>
            }
          />
        </BareFrame>
      );
    case 'not-found':
      return (
        <BareFrame width="reading">
          <NotFound
            title="No page at this address"
            body="The link may be old. Your quotes and policies are where you left them."
            actions={<LinkButton href="?">Get a price</LinkButton>}
          />
        </BareFrame>
      );
    case 'bare':
      return (
        <BareFrame width="reading">
          <Logo className="mb-8" />
          <h1 className="type-display">You are covered</h1>
          <Scene
            biome="plains"
            time="day"
            rig={{ vehicleClass: 'fifth_wheel' }}
            className="mt-6 block h-52 w-full rounded-sheet"
          />
        </BareFrame>
      );
  }
}
