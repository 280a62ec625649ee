import { Logo } from '../brand/logo.tsx';
import { PoweredBy } from '../brand/powered-by.tsx';
import { StripeLoading, StripeProgress, StripeRule } from '../brand/stripe.tsx';
import { StalePart } from '../states/stale-part.tsx';
import { Section, Shelf, Specimen } from './section.tsx';

const swatches = [
  ['canvas', 'bg-canvas'],
  ['surface-2', 'bg-surface-2'],
  ['surface-3', 'bg-surface-3'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['ink-3', 'bg-ink-3'],
  ['ink-2', 'bg-ink-2'],
  ['ink', 'bg-ink'],
  ['primary', 'bg-primary'],
  ['marigold', 'bg-marigold'],
  ['coral', 'bg-coral'],
  ['lagoon', 'bg-lagoon'],
  ['link', 'bg-link'],
  ['success', 'bg-success'],
  ['warning', 'bg-warning'],
  ['danger', 'bg-danger'],
  ['info', 'bg-info'],
  ['violet', 'bg-violet'],
] as const;

/** Logo, colours, type and stripe. */
export function BrandSection() {
  return (
    <Section id="brand" title="Brand">
      <Shelf>
        <Specimen name="Logo, PoweredBy">
          <div className="flex flex-wrap items-center gap-6">
            <Logo size="large" />
            <Logo href="#brand" />
            <Logo size="small" name="Partner RV" />
            <PoweredBy label="Powered by" name="Roadworthy" />
          </div>
        </Specimen>
        <Specimen name="type">
          <p className="type-display">Know the road</p>
          <p className="type-h1">What are you insuring?</p>
          <p className="type-h2">Where is it kept?</p>
          <p className="type-h3">Coverages</p>
          <p>Your cover continues until 12:01 a.m., Dec 3.</p>
          <p className="text-small text-ink-3">Saved · 10:42</p>
          <p className="type-price">$1,047.53</p>
        </Specimen>
      </Shelf>
      <Specimen name="colour roles">
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6 lg:grid-cols-9">
          {swatches.map(([name, fill]) => (
            <li key={name} className="text-[0.75rem] text-ink-2">
              <span className={`block h-10 rounded-input border border-line ${fill}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="StripeProgress 0 · 8 · 46 · 100">
        <div className="flex flex-col gap-5">
          {[0, 8, 46, 100].map((percent) => (
            <StripeProgress
              key={percent}
              percent={percent}
              label={`Quote progress, example ${percent}`}
              bends={[0.18, 0.5, 0.78]}
            />
          ))}
        </div>
      </Specimen>
      <Shelf>
        <Specimen name="StripeRule">
          <StripeRule />
        </Specimen>
        <Specimen name="StripeLoading">
          <StripeLoading active label="Loading" />
        </Specimen>
        <Specimen name="StalePart">
          <StalePart isStale label="Loading">
            $412.00 a year
          </StalePart>
        </Specimen>
      </Shelf>
    </Section>
  );
}
