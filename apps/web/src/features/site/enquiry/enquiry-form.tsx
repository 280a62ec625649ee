'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { TextInput, type TextInputProps } from '@roadworthy/ui/forms/text-input.tsx';
import { useId } from 'react';
import { EmailInput } from '../../shared/email-input.tsx';
import { type EnquiryField, type EnquiryWords, fieldsOf } from './enquiry-words.ts';
import { controlId, useEnquiry } from './use-enquiry.ts';

const inputs: Readonly<Record<Exclude<EnquiryField, 'email' | 'about'>, TextInputProps>> = {
  name: { autoComplete: 'name', maxLength: textLimits.name },
  business_name: { autoComplete: 'organization', maxLength: textLimits.name },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: textLimits.phone },
  units: { inputMode: 'numeric', maxLength: 6 },
  credentials: { maxLength: textLimits.reference },
  postal_code: { autoComplete: 'postal-code', maxLength: textLimits.postalCode },
};

type EnquiryFormProps = {
  /** The line that is asked for, where the form is about one. */
  provider?: string;
  words: EnquiryWords;
};

/** Writes to the agents by one of the forms; what was typed stays until it is sent. */
export function EnquiryForm({ provider, words }: EnquiryFormProps) {
  const titleId = useId();
  const form = useEnquiry(provider ?? null, words);
  const { typed, problems, failure, state, set, send, again } = form;
  const fields: readonly EnquiryField[] = fieldsOf[words.form];
  const text = (field: EnquiryField) => ({
    value: typed[field],
    onChange: (event: { currentTarget: { value: string } }) => set(field, event.currentTarget.value),
  });
  const field = (name: keyof typeof inputs) => (
    <Field
      key={name}
      id={controlId(name)}
      label={words.label[name]}
      error={problems[name]}
      hint={name === 'credentials' ? words.hint.credentials : undefined}
      optional={name === 'phone' ? words.optional : undefined}
    >
      {(control) => <TextInput {...control} {...inputs[name]} {...text(name)} name={name} />}
    </Field>
  );
  return (
    <section
      id="enquiry"
      aria-labelledby={titleId}
      className="mx-auto w-full max-w-6xl scroll-mt-20 px-4 py-14 sm:px-6"
    >
      <h2 id={titleId} className="type-h2 mb-3">
        {typeof state === 'object' ? words.sentTitle : words.title}
      </h2>
      {typeof state === 'object' ? (
        <div className="flex flex-col items-start gap-5">
          <p role="status" className="max-w-measure">
            {words.sent
              .replace('{reference}', state.reference)
              .replace('{email}', state.email)
              .replace('{until}', state.until)}
          </p>
          <Button tone="quiet" onClick={again}>
            {words.another}
          </Button>
        </div>
      ) : (
        <form
          noValidate
          method="post"
          className="flex max-w-3xl flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p className="max-w-measure text-ink-2">{words.lead}</p>
          <div className="grid gap-5 sm:grid-cols-2">
            {fields.map((name) =>
              name === 'about' ? null : name === 'email' ? (
                <Field key={name} id={controlId(name)} label={words.label.email} error={problems.email}>
                  {(control) => <EmailInput {...control} {...text('email')} name="email" enterKeyHint="next" />}
                </Field>
              ) : (
                field(name)
              ),
            )}
          </div>
          <Field id={controlId('about')} label={words.label.about} hint={words.hint.about} error={problems.about}>
            {(control) => <TextArea {...control} {...text('about')} name="about" maxLength={textLimits.reason} />}
          </Field>
          <label aria-hidden="true" className="absolute -left-[200vw]">
            {words.unseen}
            <input
              tabIndex={-1}
              autoComplete="off"
              name="website"
              value={form.website}
              onChange={({ currentTarget }) => form.setWebsite(currentTarget.value)}
            />
          </label>
          {failure && (
            <p role="alert" className="rounded-card bg-danger-tint p-4 font-medium text-danger">
              {failure}
            </p>
          )}
          <Button type="submit" busy={state === 'sending'} busyLabel={words.sending} className="self-start">
            {words.submit}
          </Button>
        </form>
      )}
    </section>
  );
}
