import { useState } from 'react';
import { Button, LinkButton } from '../base/button.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { DateParts } from '../forms/date-parts.tsx';
import { emptyDayParts, splitDay } from '../forms/day-parts.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { Field } from '../forms/field.tsx';
import { FlowModal } from '../forms/flow-modal.tsx';
import { MoneyInput, type TypedMoney } from '../forms/money-input.tsx';
import { NearDate } from '../forms/near-date.tsx';
import { PhoneInput } from '../forms/phone-input.tsx';
import { SaveStatus } from '../forms/save-status.tsx';
import { SelectInput } from '../forms/select-input.tsx';
import { Signature, type SignatureValue } from '../forms/signature.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { saveCopy } from './sample.ts';
import { Section, Shelf, Specimen } from './section.tsx';

function Buttons() {
  return (
    <Specimen name="Button, LinkButton: tones, busy, small">
      <div className="flex flex-wrap items-center gap-3">
        <Button>Continue</Button>
        <Button tone="money">Pay $87.29</Button>
        <Button tone="quiet">Back</Button>
        <Button tone="danger">Cancel the policy</Button>
        <Button tone="plain">Skip for now</Button>
        <Button busy busyLabel="Working">
          Continue
        </Button>
        <Button tone="money" busy busyLabel="Paying">
          Pay $87.29
        </Button>
        <Button size="small" tone="quiet">
          Edit
        </Button>
        <LinkButton href="#forms" tone="quiet">
          See the documents
        </LinkButton>
      </div>
    </Specimen>
  );
}

function Texts() {
  const [value, setValue] = useState<TypedMoney>(8_500_000);
  const [phone, setPhone] = useState('(541) 555-0134');
  return (
    <Shelf columns={3}>
      <Specimen name="Field + TextArea">
        <Field label="Note">
          {(control) => <TextArea {...control} defaultValue={'Call after five.\nShe works nights.'} />}
        </Field>
      </Specimen>
      <Specimen name="Field + TextInput">
        <Field
          label="ZIP code"
          hint="Where it is kept most of the year."
          why={{ ask: 'Why we ask', answer: 'Prices follow what happens on the roads and in the weather there.' }}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="postal-code"
              defaultValue="97702"
              className="max-w-40"
            />
          )}
        </Field>
      </Specimen>
      <Specimen name="Field: error">
        <Field
          id="gallery-vin"
          label="VIN"
          hint="17 characters, on the frame near the tongue."
          error="The ninth character does not match. Check it against the plate."
        >
          {(control) => <TextInput {...control} autoCapitalize="characters" defaultValue="1FDXE45S03HA01234" />}
        </Field>
      </Specimen>
      <Specimen name="Field: optional, unit">
        <Field label="Nights in it, per year" optional="optional">
          {(control) => <TextInput {...control} inputMode="numeric" after="nights" defaultValue="40" />}
        </Field>
      </Specimen>
      <Specimen name="MoneyInput">
        <Field label="What is it worth today?">
          {(control) => <MoneyInput {...control} value={value} onChange={setValue} />}
        </Field>
      </Specimen>
      <Specimen name="SelectInput">
        <Field label="Where do you keep it?">
          {(control) => (
            <SelectInput
              {...control}
              placeholder="Choose one"
              options={[
                { value: 'indoor', label: 'Indoors' },
                { value: 'secured', label: 'In a secured lot' },
                { value: 'driveway', label: 'In my driveway' },
              ]}
            />
          )}
        </Field>
      </Specimen>
      <Specimen name="PhoneInput">
        <Field label="Mobile" optional="optional" hint="No calls unless you ask.">
          {(control) => <PhoneInput {...control} value={phone} onChange={setPhone} />}
        </Field>
      </Specimen>
      <Specimen name="NearDate">
        <Field label="Cover begins">{(control) => <NearDate {...control} defaultValue="2026-12-02" />}</Field>
      </Specimen>
      <Specimen name="SaveStatus">
        <SaveStatus copy={saveCopy} state="saving" />
        <SaveStatus copy={saveCopy} state="saved" at="10:42" />
        <SaveStatus copy={saveCopy} state="retrying" />
        <SaveStatus copy={saveCopy} state="failed" />
      </Specimen>
    </Shelf>
  );
}

function Dates() {
  const [good, setGood] = useState(splitDay('1971-03-09'));
  const [bad, setBad] = useState(emptyDayParts);
  return (
    <Shelf>
      <Specimen name="DateParts">
        <DateParts
          id="gallery-birth"
          label="Birth date"
          partLabels={{ month: 'Month', day: 'Day', year: 'Year' }}
          value={good}
          onChange={setGood}
          birthday
        />
      </Specimen>
      <Specimen name="DateParts: error, French">
        <DateParts
          id="gallery-naissance"
          label="Date de naissance"
          locale="fr-CA"
          partLabels={{ month: 'Mois', day: 'Jour', year: 'Année' }}
          value={bad}
          onChange={setBad}
          error="Ajoutez le mois, le jour et l’année."
        />
      </Specimen>
    </Shelf>
  );
}

function Consent() {
  const [open, setOpen] = useState(false);
  const [signature, setSignature] = useState<SignatureValue | null>({ kind: 'typed', name: 'Adaeze Okafor' });
  return (
    <Shelf>
      <Specimen name="Checkbox, FlowModal">
        <Checkbox label="Call me about this quote" note="We only write unless you check this." />
        <Checkbox label="I can open PDF documents" defaultChecked />
        <Checkbox label="I have read the declarations" error="Check this box to sign." />
        <Button tone="quiet" className="mt-3" onClick={() => setOpen(true)}>
          What agreed value means
        </Button>
        <FlowModal
          open={open}
          onClose={() => setOpen(false)}
          title="Agreed value"
          footer="Ready to continue?"
          button="Return to flow"
        >
          <p>
            You and we settle now what the rig is worth. If it is a total loss, that is what we pay, less the
            deductible.
          </p>
          <p>With actual cash value, we pay what the market says on the day of the loss.</p>
        </FlowModal>
      </Specimen>
      <Specimen name="Signature">
        <Signature
          id="gallery-signature"
          label="Your signature"
          hint="Your name as it stands on the policy."
          value={signature}
          onChange={setSignature}
          words={{
            type: 'Type my name',
            draw: 'Draw it',
            name: 'Your full legal name',
            pad: 'Draw your signature here',
            clear: 'Clear',
            line: 'Sign here',
          }}
        />
      </Specimen>
    </Shelf>
  );
}

/** Buttons, text-like fields, dates and consent. */
export function FormSection() {
  return (
    <Section id="forms" title="Forms">
      <Specimen name="ErrorSummary">
        <ErrorSummary
          title="Two answers need another look"
          attempt={0}
          problems={[
            { fieldId: 'gallery-vin', message: 'VIN: the ninth character does not match' },
            { fieldId: 'gallery-naissance', message: 'Birth date: add the month, the day and the year' },
          ]}
        />
      </Specimen>
      <Buttons />
      <Texts />
      <Dates />
      <Consent />
    </Section>
  );
}
